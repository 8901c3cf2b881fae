import { defineNames } from './names/define-names.ts'

export default defineNames('job.title.index', {
  name: 'job_title',
  path: '/job-title',
  permission: 'view-job-title',
  seenBy: ['view-employee'],
})
