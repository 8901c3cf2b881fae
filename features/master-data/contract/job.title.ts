import { defineMasterData } from '#kit/contract/master-data.ts'
import { name } from '#kit/contract/master-data-fields.ts'

export default defineMasterData({
  name: 'job_title',
  owner: 'company',
  route: 'job.title.index',
  path: '/job-title',
  permission: 'view-job-title',
  edit: 'edit-organisation',
  seenBy: ['view-employee'],
  la: 'ຊື່ຕຳແໜ່ງງານ',
  en: 'Job titles',
  one: 'job title',
  fields: {
    name: name(),
  },
})
