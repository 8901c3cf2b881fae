import { attendanceJobs } from '#features/attendance/server/index.ts'
import { payrollJobs } from '#features/payroll/server/index.ts'
import type { Job } from '#kit/server/jobs.ts'

/** The jobs of the thread for heavy work. Named apart from all jobs, so that the thread loads these features only. */
export const heavyJobs = ([...attendanceJobs, ...payrollJobs] as Job<never>[]).filter((job) => job.isHeavy)
