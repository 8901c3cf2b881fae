import { personColumnOf, twoNames } from '#features/employees/web/parts.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { ComparedPayslip } from '../../contract.ts'
import type { RunText } from '../text.ts'
import { Causes } from './Causes.tsx'
import { causeName } from './cause-text.ts'
import { Difference } from './Difference.tsx'

export function compareColumns(text: RunText, language: Language): Column<ComparedPayslip>[] {
  const personOf = (row: ComparedPayslip) => ({
    id: row.employee_id,
    ...twoNames(row.name, row.en_name, language),
    picture: row.employee_picture,
  })
  /** On a phone: the lines with the largest differences. */
  const largestCauses = ({ kind, causes }: ComparedPayslip) => {
    if (kind === 'new') return text.compare.isNew
    if (kind === 'gone') return text.compare.isGone
    return causes.map((cause) => causeName(cause, text, language)).join(', ')
  }
  return [
    { key: 'emp_number', title: text.column.number },
    personColumnOf('name', text.column.name, personOf, largestCauses),
    {
      key: 'causes',
      title: text.column.causes,
      phone: 'detail',
      cell: (row) => <WhyOf row={row} text={text} />,
    },
    {
      key: 'net_before',
      title: text.column.before,
      align: 'end',
      cell: (row) => <Money kip={row.net_before} />,
    },
    {
      key: 'net_after',
      title: text.column.after,
      align: 'end',
      cell: (row) => <Money kip={row.net_after} />,
    },
    {
      key: 'difference',
      title: text.column.difference,
      align: 'end',
      cell: (row) => <Difference kip={row.difference} />,
    },
  ]
}

function WhyOf({ row, text }: { row: ComparedPayslip; text: RunText }) {
  if (row.kind === 'new') return <StatusBadge tone="good">{text.compare.isNew}</StatusBadge>
  if (row.kind === 'gone') return <StatusBadge tone="bad">{text.compare.isGone}</StatusBadge>
  return <Causes causes={row.causes} />
}
