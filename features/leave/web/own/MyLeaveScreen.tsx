import { formatDays, whenOf } from '#features/requests/domain/describe-facts.ts'
import { OwnRequestList } from '#features/requests/web/parts.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { Column } from '#kit/web/table/column.ts'
import { listOwnLeave, type OwnLeave } from '../../contract.ts'
import { ProofBadge } from '../ProofBadge.tsx'
import { leaveFacts } from './leave-facts.ts'
import { OwnBalances } from './OwnBalances.tsx'
import { useOwnLeaveText } from './text.ts'
import { useOwnLeaveKind } from './use-own-leave-kind.ts'

/** An employee's own leave: what is left, and all requests. */
export default function MyLeaveScreen() {
  const text = useOwnLeaveText()
  return (
    <OwnRequestList
      kind={useOwnLeaveKind()}
      route={listOwnLeave}
      name="my-leave"
      sort="-start_date"
      columns={useColumns()}
      waitsOnPhone="detail"
      empty={text.none}
    >
      <OwnBalances />
    </OwnRequestList>
  )
}

function useColumns(): Column<OwnLeave>[] {
  const text = useOwnLeaveText()
  const language = useLanguage()
  return [
    { key: 'leave_type', title: text.kind, sort: false, primary: true },
    {
      key: 'start_date',
      title: text.when,
      cell: (row) => <span className="figures">{whenOf(leaveFacts(row), language)}</span>,
      phone: 'fact',
    },
    {
      key: 'days',
      title: text.days,
      sort: false,
      align: 'end',
      cell: ({ days }) => (days === null ? '–' : formatDays(days, language)),
      phone: 'detail',
    },
    {
      key: 'proof',
      title: text.proof,
      sort: false,
      cell: ({ proof }) => (proof ? <ProofBadge proof={proof} /> : '–'),
      phone: 'fact',
    },
  ]
}
