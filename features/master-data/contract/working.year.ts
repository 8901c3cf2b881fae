import { defineMasterData } from '#kit/contract/master-data.ts'
import { kip, number, openNumber } from '#kit/contract/master-data-fields.ts'
import { listTexts } from '../locales/lists.ts'

export default defineMasterData({
  ...listTexts['working.year.index'],
  name: 'working_year_band',
  owner: 'company',
  route: 'working.year.index',
  path: '/working-years',
  permission: 'view-working-years',
  edit: 'edit-pay-rule',
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
