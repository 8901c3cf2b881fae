import { z } from 'zod'
import { XLSX } from '#kit/contract/file-types.ts'
import { dataAnswer, severalIds, severalOf } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { lineText } from '#kit/contract/texts.ts'
import { EmployeeStatus } from './employee-status.ts'

const employees = { anyOf: ['view-employee'], side: 'company' } as const

/** A column that an exported sheet can have. */
export const ExportColumn = z.object({ name: z.string(), label: z.string() })

export const listExportColumns = defineRoute({
  method: 'GET',
  path: '/employee/export/columns',
  summary: 'List the columns of the employee sheet that the user can see, with their labels.',
  access: employees,
  answer: dataAnswer(z.array(ExportColumn)),
})

/** Names of columns, separated by commas. */
const names = lineText(20_000)
  .optional()
  .transform((text) => text?.split(',').filter(Boolean))

/** A file of the sheet that the import reads back: unchanged, it changes nothing. */
export const exportEmployees = defineRoute({
  method: 'GET',
  path: '/employee/export.xlsx',
  summary:
    'Download employees as an employee sheet, which the import reads back: the filters of the list, and the chosen columns (default: all that the user can see).',
  access: employees,
  query: z.object({
    search: lineText(100).optional(),
    department_id: severalIds.optional(),
    branch_id: severalIds.optional(),
    position_id: severalIds.optional(),
    status: severalOf(EmployeeStatus).optional(),
    columns: names,
  }),
  stream: { contentTypes: [XLSX], entity: 'employee_sheet' },
  errors: ['file_too_many_rows'],
})
