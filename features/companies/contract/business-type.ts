import { defineMasterData } from '#kit/contract/master-data.ts'
import { description, name } from '#kit/contract/master-data-fields.ts'

/** Lines of business of companies; maintained with the other lists of the provider. */
export const businessType = defineMasterData({
  name: 'business_type',
  owner: 'provider',
  route: 'businessType.index',
  path: '/admin/type-business',
  permission: 'admin-business-type',
  la: 'ປະເພດທຸລະກິດ',
  en: 'Business types',
  one: 'business type',
  fields: {
    name: name(),
    description: description(),
  },
})
