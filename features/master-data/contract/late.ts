import { defineMasterData } from '#kit/contract/master-data.ts'
import { kip, number } from '#kit/contract/master-data-fields.ts'

export default defineMasterData({
  name: 'late_tier',
  owner: 'company',
  route: 'late.index',
  path: '/late',
  permission: 'view-late',
  edit: 'edit-pay-rule',
  la: 'ການມາຊ້າ',
  en: 'Lateness rules',
  one: 'lateness rule',
  fields: {
    minutes: number('ມາຊ້າ (ນາທີ)', 'Late by (minutes)', { key: true, max: 1440 }),
    amount: kip('ຈຳນວນເງິນ', 'Amount'),
  },
})
