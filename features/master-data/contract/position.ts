import { defineMasterData } from '#kit/contract/master-data.ts'
import { name, optionalKip } from '#kit/contract/master-data-fields.ts'

export default defineMasterData({
  name: 'position',
  owner: 'company',
  route: 'position.index',
  path: '/position',
  permission: 'view-position',
  edit: 'edit-organisation',
  seenBy: ['view-employee'],
  la: 'ຕຳແໜ່ງ',
  en: 'Positions',
  one: 'position',
  fields: {
    name: name(),
    salary: optionalKip('ເງິນເດືອນ', 'Salary', { guard: { view: 'view-salary', edit: 'edit-salary' } }),
  },
})
