import { attendanceJobs } from '#features/attendance/server/index.ts'
import { payrollJobs } from '#features/payroll/server/index.ts'
import type { Job } from '#kit/server/jobs.ts'

/** The jobs of the thread for heavy work. A separate list, so that the thread loads only these features. */
export const heavyJobs = ([...attendanceJobs, ...payrollJobs] as Job<never>[]).filter((job) => job.isHeavy)
