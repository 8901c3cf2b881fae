import { defineMasterData } from '#kit/contract/master-data.ts'
import { line, name } from '#kit/contract/master-data-fields.ts'
import { listTexts } from '../locales/lists.ts'

export default defineMasterData({
  ...listTexts['bank.index'],
  name: 'bank',
  owner: 'provider',
  route: 'bank.index',
  path: '/bank',
  permission: 'admin-bank',
  seenBy: 'session',
  fields: {
    short_name: name('ຊື່ຫຍໍ້', 'Short name'),
    name_la: name('ຊື່ພາສາລາວ', 'Name in Lao', { key: false }),
    name_en: name('ຊື່ພາສາອັງກິດ', 'Name in English', { key: false }),
    swift: line('SWIFT', 'SWIFT', { max: 11 }),
  },
})
