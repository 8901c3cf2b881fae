import { PersonCell, personColumnOf, twoNames } from '#features/employees/web/parts.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { Transfer } from '../../contract.ts'
import type { RunText } from '../text.ts'
import { AccountCheckCell } from './AccountCheckCell.tsx'
import { AccountLines } from './AccountLines.tsx'

interface Use {
  /** Total of all matching rows, in kip. */
  total: number
  mustConfirm: boolean
  mayConfirm: (row: Transfer) => boolean
  onConfirm: (row: Transfer) => void
  onUsePresent: (row: Transfer) => void
}

export const transferName = (row: Transfer, language: Language) =>
  (language === 'en' && row.en_name) || row.name

export function transferColumns(
  text: RunText,
  language: Language,
  { total, mustConfirm, mayConfirm, onConfirm, onUsePresent }: Use,
): Column<Transfer>[] {
  const person = (row: Transfer) => ({
    id: row.employee_id,
    ...twoNames(row.name, row.en_name, language),
    picture: row.employee_picture,
  })
  return [
    { key: 'emp_number', title: text.column.number, foot: text.transfers.total },
    {
      ...personColumnOf('name', text.column.name, person),
      cell: (row) => (
        <>
          <PersonCell {...person(row)} />{' '}
          {row.hold && <StatusBadge tone="wait">{text.hold.mark}</StatusBadge>}
        </>
      ),
    },
    {
      key: 'account',
      title: text.transfers.account,
      cell: (row) => <AccountLines account={row.account} />,
    },
    {
      key: 'check',
      title: text.transfers.check,
      cell: (row) => (
        <AccountCheckCell
          check={row.check}
          mustConfirm={mustConfirm}
          {...(mayConfirm(row) && { onConfirm: () => onConfirm(row) })}
          {...(row.check?.can.includes('use_present') && { onUsePresent: () => onUsePresent(row) })}
        />
      ),
    },
    {
      key: 'amount',
      title: text.transfers.amount,
      align: 'end',
      cell: (row) => <Money kip={row.amount} strong />,
      foot: <Money kip={total} strong />,
    },
  ]
}
