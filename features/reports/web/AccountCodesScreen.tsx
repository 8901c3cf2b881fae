import { Stack } from '@mantine/core'
import { journalAccounts } from '#features/master-data/contract.ts'
import type { MasterData } from '#kit/contract/master-data.ts'
import { ListScreen } from '#kit/web/master-data/ListScreen.tsx'
import { useRoute } from '#kit/web/query.ts'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import journalReport from '../contract/journal.report.ts'
import { MissingAccounts } from './MissingAccounts.tsx'
import { useReportText } from './text.ts'

/** The account codes of the company, and which lines of runs, and items and benefits in use, have none. */
export default function AccountCodesScreen() {
  const text = useReportText().accounts
  const answer = useRoute(journalReport.route, { query: { per_page: 1 } })
  const meta = answer.data?.meta
  const above = meta && (meta.missing.length > 0 || meta.unposted.length > 0) && (
    <Stack gap="md" mb="sm">
      {meta.run && meta.missing.length > 0 && (
        <MissingAccounts missing={meta.missing} title={text.missingIn(meta.run.title)} />
      )}
      {meta.unposted.length > 0 && <MissingAccounts missing={meta.unposted} title={text.unposted} />}
    </Stack>
  )
  return (
    <ListScreen
      list={journalAccounts as unknown as MasterData}
      part="list"
      // The list comes with the notice, which would push it down.
      extras={answer.isPending ? { instead: <TableWaiting /> } : { above }}
    />
  )
}
