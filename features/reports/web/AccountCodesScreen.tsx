import { journalAccounts } from '#features/master-data/contract.ts'
import type { MasterData } from '#kit/contract/master-data.ts'
import { ListScreen } from '#kit/web/master-data/ListScreen.tsx'
import { useRoute } from '#kit/web/query.ts'
import { journalReport } from '../contract.ts'
import { MissingAccounts } from './MissingAccounts.tsx'
import { useReportText } from './text.ts'

/** What the month of the last run has posted without an account code. */
function MissingOfLastRun() {
  const text = useReportText().accounts
  const meta = useRoute(journalReport.route, { query: { per_page: 1 } }).data?.meta
  if (!meta?.run || meta.missing.length === 0) return null
  return <MissingAccounts missing={meta.missing} title={text.missingIn(meta.run.title)} />
}

/** The account codes of the company, and which lines of the last run have none. */
export default function AccountCodesScreen() {
  return (
    <ListScreen
      list={journalAccounts as unknown as MasterData}
      part="list"
      extras={{ above: <MissingOfLastRun /> }}
    />
  )
}
