import { defineMasterData } from '#kit/contract/master-data.ts'
import { description, name } from '#kit/contract/master-data-fields.ts'

export default defineMasterData({
  name: 'promotion_plan',
  owner: 'company',
  route: 'plan.index',
  path: '/plan',
  permission: 'view-employee',
  edit: 'edit-organisation',
  seenBy: 'side',
  la: 'ແຜນເລື່ອນຕຳແໜ່ງ',
  en: 'Promotion plans',
  one: 'promotion plan',
  fields: {
    name: name(),
    description: description(),
  },
})
