import { defineMasterData } from '#kit/contract/master-data.ts'
import { flag, name } from '#kit/contract/master-data-fields.ts'

export default defineMasterData({
  name: 'benefit_type',
  owner: 'company',
  route: 'benefit.index',
  path: '/benefit',
  permission: 'view-benefit',
  edit: 'edit-pay-rule',
  seenBy: ['view-employee'],
  la: 'ສະຫວັດດີການ',
  en: 'Benefits',
  one: 'benefit',
  fields: {
    name: name(),
    is_taxable: flag('ເສຍອາກອນ', 'Taxable', true),
    in_sso_base: flag('ຄິດໄລ່ປະກັນສັງຄົມ', 'Counts for social security', true),
  },
})
