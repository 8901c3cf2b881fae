import { defineMasterData } from '#kit/contract/master-data.ts'
import { description, name } from '#kit/contract/master-data-fields.ts'

export default defineMasterData({
  name: 'contact_kind',
  owner: 'company',
  route: 'contact_employee.index',
  path: '/contact_employee',
  permission: 'view-employee',
  edit: 'edit-organisation',
  seenBy: 'side',
  la: 'ຂໍ້ມູນການຕິດຕໍ່',
  en: 'Contacts',
  one: 'kind of contact',
  fields: {
    name: name(),
    description: description(),
  },
})
