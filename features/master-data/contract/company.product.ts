import { defineMasterData } from '#kit/contract/master-data.ts'
import { description, name, optionalKip } from '#kit/contract/master-data-fields.ts'
import { listTexts } from '../locales/lists.ts'

export default defineMasterData({
  ...listTexts['company.product'],
  name: 'product',
  owner: 'company',
  route: 'company.product',
  path: '/company/product',
  permission: 'view-profile',
  edit: 'edit-organisation',
  seenBy: 'side',
  fields: {
    name: name(),
    price: optionalKip('ລາຄາ', 'Price'),
    description: description(),
  },
})
