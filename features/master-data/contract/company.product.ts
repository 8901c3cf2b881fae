import { defineMasterData } from '#kit/contract/master-data.ts'
import { description, name, optionalKip } from '#kit/contract/master-data-fields.ts'

export default defineMasterData({
  name: 'product',
  owner: 'company',
  route: 'company.product',
  path: '/company/product',
  permission: 'view-profile',
  edit: 'edit-organisation',
  seenBy: 'side',
  la: 'ສິນຄ້າ',
  en: 'Products',
  one: 'product',
  fields: {
    name: name(),
    price: optionalKip('ລາຄາ', 'Price'),
    description: description(),
  },
})
