import { attendanceJobs } from '#features/attendance/server/index.ts'
import { payrollJobs } from '#features/payroll/server/index.ts'
import { EXPORT_FILE_JOB, type ExportFileData } from '#kit/server/export-files/export-file-job.ts'
import { defineJob, type Job } from '#kit/server/jobs.ts'

/** The calls of all features are loaded with the first file, because the thread seldom needs them. */
const makeExportFiles = defineJob<ExportFileData>({
  ...EXPORT_FILE_JOB,
  run: async (data, context) => (await import('../compose.ts')).makeExportFiles.run(data, context),
})

/** The jobs of the thread for heavy work. A separate list, so that the thread loads only these features. */
export const heavyJobs = ([...attendanceJobs, ...payrollJobs(), makeExportFiles] as Job<never>[]).filter(
  (job) => job.isHeavy,
)
