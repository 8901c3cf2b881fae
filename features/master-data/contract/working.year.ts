import { defineMasterData } from '#kit/contract/master-data.ts'
import { kip, number, openNumber } from '#kit/contract/master-data-fields.ts'

export default defineMasterData({
  name: 'working_year_band',
  owner: 'company',
  route: 'working.year.index',
  path: '/working-years',
  permission: 'view-working-years',
  edit: 'edit-pay-rule',
  la: 'ອາຍຸການເຮັດວຽກ',
  en: 'Working years',
  one: 'working-year band',
  fields: {
    min_years: number('ຈາກປີ', 'From years', { key: true, max: 100 }),
    max_years: openNumber('ຫາປີ', 'To years', {
      max: 100,
      hint: { la: 'ປະວ່າງໄວ້: ຂຶ້ນໄປ', en: 'Empty: and above' },
    }),
    amount: kip('ຈຳນວນເງິນ', 'Amount'),
  },
  list: { label: ['min_years', 'max_years'], apart: ['min_years', 'max_years'] },
})
