import type { Endpoint } from '#kit/server/handler.ts'
import type { Job } from '#kit/server/jobs.ts'
import { addOneEmployee } from './add-employee.ts'
import { commitSheet } from './commit-import.ts'
import { downloadErrors, downloadTemplate } from './download-import-files.ts'
import { exportEnding, listEnding } from './ending/list-ending-contracts.ts'
import { deleteOneEmployee, recoverOneEmployee } from './hide-employee.ts'
import type { ImportExtension } from './import-extension.ts'
import { importJob } from './import-job.ts'
import { listAllEmployees } from './list-employees.ts'
import { showOneEmployee } from './show-employee.ts'
import { updateOneEmployee } from './update-employee.ts'
import { showOneImport, uploadSheet } from './upload-employees.ts'

export { type ChangedDays, LAST_DAY, markDaysChanged } from '#features/companies/server/index.ts'
export { type CheckedSheet, checkEmployeeSheet } from './check-employee-sheet.ts'
export type { BadRow } from './errors-by-row.ts'
export { type ImportOptions, type ImportResult, importEmployees } from './import-employees.ts'
export type {
  ExtensionError,
  ExtensionRow,
  ImportColumn,
  ImportExtension,
  StoredRow,
} from './import-extension.ts'
export {
  type AdjustmentFault,
  type RecordedAdjustments,
  recordSalaryAdjustments,
  type SalaryAdjustment,
} from './record-salary-adjustments.ts'

interface Composition {
  importExtensions: readonly ImportExtension[]
}

export function employeesEndpoints({ importExtensions }: Composition): Endpoint[] {
  return [
    listEnding,
    exportEnding,
    listAllEmployees,
    showOneEmployee,
    addOneEmployee,
    updateOneEmployee,
    deleteOneEmployee,
    recoverOneEmployee,
    uploadSheet(importExtensions),
    showOneImport,
    downloadErrors,
    commitSheet(importJob(importExtensions)),
    downloadTemplate(importExtensions),
  ]
}

export function employeeJobs({ importExtensions }: Composition): Job<never>[] {
  return [importJob(importExtensions) as unknown as Job<never>]
}
