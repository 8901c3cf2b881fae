import { personLookOf, twoNames } from '#features/employees/web/parts.ts'
import type { ReportRow } from '#kit/contract/report.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'

/** How a report on pay draws the column `name`: the employee, in the language of the reader. */
export function usePersonLook() {
  const language = useLanguage()
  const look = personLookOf((row: ReportRow) => ({
    id: row.employee_id as number,
    ...twoNames(String(row.name), String(row.en_name), language),
    picture: row.employee_picture as number | null,
  }))
  return { name: look }
}
