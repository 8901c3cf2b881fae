import { defineMasterData } from '#kit/contract/master-data.ts'
import { kip, number, openNumber } from '#kit/contract/master-data-fields.ts'
import { listTexts } from '../locales/lists.ts'

export default defineMasterData({
  ...listTexts['package.index'],
  name: 'package',
  owner: 'provider',
  route: 'package.index',
  path: '/admin/package',
  permission: 'admin-package',
  fields: {
    min_users: number('ຜູ້ໃຊ້ຕໍ່າສຸດ', 'Users from', { key: true, min: 1 }),
    max_users: openNumber('ຜູ້ໃຊ້ສູງສຸດ', 'Users up to', {
      min: 1,
      hint: { la: 'ປະວ່າງໄວ້: ຂຶ້ນໄປ', en: 'Empty: and above' },
    }),
    price_per_user: kip('ລາຄາຕໍ່ຜູ້ໃຊ້', 'Price per user'),
  },
  list: { label: ['min_users', 'max_users'], apart: ['min_users', 'max_users'] },
})
