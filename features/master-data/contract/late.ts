import { defineMasterData } from '#kit/contract/master-data.ts'
import { kip, number } from '#kit/contract/master-data-fields.ts'
import { listTexts } from '../locales/lists.ts'

export default defineMasterData({
  ...listTexts['late.index'],
  name: 'late_tier',
  owner: 'company',
  route: 'late.index',
  path: '/late',
  permission: 'view-late',
  edit: 'edit-pay-rule',
  fields: {
    minutes: number('ມາຊ້າ (ນາທີ)', 'Late by (minutes)', { key: true, max: 1440 }),
    amount: kip('ຈຳນວນເງິນ', 'Amount'),
  },
})
