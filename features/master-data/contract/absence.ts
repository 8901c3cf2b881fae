import { defineMasterData } from '#kit/contract/master-data.ts'
import { choice, kip, number } from '#kit/contract/master-data-fields.ts'
import { listTexts } from '../locales/lists.ts'

export default defineMasterData({
  ...listTexts['absence.index'],
  name: 'absence_rule',
  owner: 'company',
  route: 'absence.index',
  path: '/absence',
  permission: 'view-absence',
  edit: 'edit-pay-rule',
  fields: {
    type: choice(
      'ປະເພດ',
      'Type',
      {
        late: { la: 'ມາຊ້າ', en: 'Late' },
        absent: { la: 'ຂາດວຽກໝົດມື້', en: 'Absent all day' },
      },
      { key: true },
    ),
    count: number('ຈຳນວນຄັ້ງ', 'Times', { key: true, min: 1, max: 1000 }),
    amount: kip('ຈຳນວນເງິນ', 'Amount'),
  },
  list: { label: ['type', 'count'] },
})
