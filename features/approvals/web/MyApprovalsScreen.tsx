import { OwnRequestList } from '#features/requests/web/parts.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { Column } from '#kit/web/table/column.ts'
import { listOwnApprovals, type OwnApproval } from '../contract.ts'
import { useApprovalText } from './text.ts'
import { useApprovalKind } from './use-approval-kind.ts'

/** An employee's own approval requests. */
export default function MyApprovalsScreen() {
  return (
    <OwnRequestList
      kind={useApprovalKind()}
      route={listOwnApprovals}
      name="my-approvals"
      sort="-created_at"
      columns={useColumns()}
      waitsOnPhone="detail"
      empty={useApprovalText().none}
    />
  )
}

function useColumns(): Column<OwnApproval>[] {
  const text = useApprovalText()
  return [
    {
      key: 'number',
      title: text.number,
      cell: ({ number }) => <span className="figures">{number ?? text.noNumber}</span>,
      phone: 'fact',
    },
    { key: 'title', title: text.subject, primary: true, cell: ({ title }) => title },
    {
      key: 'amount',
      title: text.amount,
      align: 'end',
      cell: ({ amount }) => <Money kip={amount} />,
      phone: 'detail',
    },
  ]
}
