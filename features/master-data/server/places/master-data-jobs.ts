import type { Job } from '#kit/server/jobs.ts'
import { villageJob } from './village-job.ts'

/** The background work of this feature. */
export const masterDataJobs = [villageJob] as Job<never>[]
