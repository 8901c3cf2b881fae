import { defineMasterData } from '#kit/contract/master-data.ts'
import { name, rate } from '#kit/contract/master-data-fields.ts'

export default defineMasterData({
  name: 'exchange_rate',
  owner: 'provider',
  route: 'exchange.index',
  path: '/exchange',
  permission: 'admin-currency',
  seenBy: 'session',
  la: 'ອັດຕາແລກປ່ຽນ',
  en: 'Exchange rates',
  one: 'exchange rate',
  fields: {
    name: name('ຊື່', 'Name', { key: false }),
    short_name: name('ຊື່ຫຍໍ້', 'Short name'),
    rate: rate('ອັດຕາ (ກີບ)', 'Rate (kip)'),
  },
})
