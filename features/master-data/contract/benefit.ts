import { defineMasterData } from '#kit/contract/master-data.ts'
import { flag, name } from '#kit/contract/master-data-fields.ts'
import { listTexts } from '../locales/lists.ts'

export default defineMasterData({
  ...listTexts['benefit.index'],
  name: 'benefit_type',
  owner: 'company',
  route: 'benefit.index',
  path: '/benefit',
  permission: 'view-benefit',
  edit: 'edit-pay-rule',
  seenBy: ['view-employee'],
  fields: {
    name: name(),
    is_taxable: flag('ເສຍອາກອນ', 'Taxable', true),
    in_sso_base: flag('ຄິດໄລ່ປະກັນສັງຄົມ', 'Counts for social security', true),
  },
})
