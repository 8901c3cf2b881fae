import type { Language } from '#kit/contract/scalars.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { ReportText } from './text.ts'

interface Person {
  emp_number: string
  name: string
  en_name: string
  department: string
  position: string
}

/** Who a line is about, in the reader's script. */
export function personColumns<Row extends Person>(text: ReportText, language: Language): Column<Row>[] {
  return [
    { key: 'emp_number', title: text.column.number },
    {
      key: 'name',
      title: text.column.name,
      primary: true,
      cell: (row) => <b className="name">{(language === 'en' && row.en_name) || row.name}</b>,
    },
    { key: 'department', title: text.column.department, hidden: true },
    { key: 'position', title: text.column.position, hidden: true },
  ]
}

export function moneyColumn<Row extends object>(
  key: keyof Row & string,
  title: string,
  strong = false,
): Column<Row> {
  return {
    key,
    title,
    align: 'end',
    cell: (row) => <Money kip={row[key] as number} strong={strong} />,
  }
}
