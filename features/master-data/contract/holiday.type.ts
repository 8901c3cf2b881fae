import { defineMasterData } from '#kit/contract/master-data.ts'
import { description, name } from '#kit/contract/master-data-fields.ts'

export default defineMasterData({
  name: 'holiday_type',
  owner: 'company',
  route: 'holiday.type.index',
  path: '/holiday-type',
  permission: 'view-vacation',
  edit: 'edit-organisation',
  seenBy: 'side',
  la: 'ປະເພດວັນພັກ',
  en: 'Holiday types',
  one: 'holiday type',
  fields: {
    name: name(),
    description: description(),
  },
})
