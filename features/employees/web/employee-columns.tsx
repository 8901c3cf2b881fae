import { formatDate } from '#kit/contract/days.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { Amount } from '#kit/web/show/Amount.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { EmployeeRow } from '../contract.ts'
import { FIELDS } from '../domain/fields/fields.ts'
import { personNames } from '../domain/person-names.ts'
import { EmployeeStatusBadge } from './EmployeeStatusBadge.tsx'
import { type FieldText, useFieldText } from './field-text.ts'
import { useGuardRights } from './form/use-guard-rights.ts'
import { personColumnOf } from './PersonCell.tsx'
import { TwoLines } from './TwoLines.tsx'
import { useEmployeeText } from './text.ts'

/** The columns that the field table adds to the list, by the kind of the field. */
function columnsOfTable(words: FieldText): Column<EmployeeRow>[] {
  return FIELDS.filter(({ list }) => list === 'shown' || list === 'hidden').map(({ name, kind, list }) => {
    const fieldOf = (row: EmployeeRow) => (row as Readonly<Record<string, unknown>>)[name]
    return {
      key: name,
      title: words.heading(name),
      ...(list === 'hidden' && { hidden: true }),
      ...(kind === 'count' && { align: 'end' as const }),
      ...(kind === 'day' && { cell: (row: EmployeeRow) => formatDate(fieldOf(row) as string | null) || '–' }),
      ...(kind === 'choice' && {
        cell: (row: EmployeeRow) => words.option(name, fieldOf(row) as string | null),
      }),
    }
  })
}

export function useEmployeeColumns(): Column<EmployeeRow>[] {
  const text = useEmployeeText()
  const language = useLanguage()
  const { field } = text
  const words = useFieldText()
  const maySeeSalary = useGuardRights().salary !== 'none'
  const salary: Column<EmployeeRow> = {
    key: 'base_salary',
    title: text.short.salary,
    align: 'end',
    cell: (row) => <Amount amount={row.base_salary} currency={row.salary_currency} />,
  }
  return [
    {
      key: 'emp_number',
      title: text.short.number,
      cell: (row) => <span className="figures">{row.emp_number}</span>,
    },
    personColumnOf<EmployeeRow>(
      'name',
      field.full_name,
      (row) => ({
        id: row.id,
        picture: row.profile,
        ...personNames(row, language),
      }),
      (row) => [row.emp_number, row.position, row.branch].filter(Boolean).join(' · '),
    ),
    {
      key: 'department',
      title: words.heading('company_department_id'),
      cell: (row) => <TwoLines first={row.department} second={row.position} />,
    },
    { key: 'position', title: words.heading('positionId'), hidden: true },
    { key: 'branch', title: words.heading('company_branch_id') },
    { key: 'manager', title: words.heading('manager_id'), hidden: true },
    ...columnsOfTable(words),
    ...(maySeeSalary ? [salary] : []),
    {
      key: 'status',
      title: field.status,
      isUsual: ({ status }) => status === 'active',
      cell: (row) => <EmployeeStatusBadge status={row.status} />,
    },
  ]
}
