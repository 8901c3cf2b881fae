import type { Endpoint } from '#kit/server/handler.ts'
import type { Job } from '#kit/server/jobs.ts'
import { exportDayRows, reportDayRows } from './reports/report-days.ts'
import { reportScanRows } from './reports/report-scans.ts'
import { showMonthOfEmployee, showOwnMonth } from './reports/show-employee-month.ts'
import { downloadErrors, listScanFileRows, showScanFileRow } from './scan-files/list-scan-files.ts'
import { readScanFileJob } from './scan-files/read-scan-file-job.ts'
import { uploadScans } from './scan-files/upload-scan-file.ts'

export { type Attlog, parseAttlog } from '../domain/parse-attlog.ts'
export { type Derived, type DeriveOptions, deriveDays } from './derivation/derive-days.ts'
export { EXPORTED_DAY_COLUMNS, type ExportedDay, readDaysForExport } from './reports/read-days-for-export.ts'
export { type ImportedScans, type ImportOptions, importScanFile } from './scan-files/import-scan-file.ts'

export const attendanceEndpoints: Endpoint[] = [
  uploadScans,
  listScanFileRows,
  showScanFileRow,
  downloadErrors,
  reportDayRows,
  exportDayRows,
  showMonthOfEmployee,
  showOwnMonth,
  reportScanRows,
]

export const attendanceJobs = [readScanFileJob] as unknown as Job<never>[]
