import { defineMasterData } from '#kit/contract/master-data.ts'
import { name, rate, requiredDay } from '#kit/contract/master-data-fields.ts'
import { listTexts } from '../locales/lists.ts'
import { currency } from './currencies/currencies.ts'

export default defineMasterData({
  ...listTexts['exchange.index'],
  name: 'exchange_rate',
  owner: 'provider',
  route: 'exchange.index',
  path: '/exchange',
  permission: 'admin-currency',
  seenBy: 'session',
  fields: {
    name: name('ຊື່', 'Name', { key: false }),
    short_name: currency(true),
    in_force_from: requiredDay('ມີຜົນແຕ່ວັນທີ', 'From', { key: true }),
    rate: rate('ອັດຕາ (ກີບ)', 'Rate (kip)'),
  },
  list: { label: ['short_name', 'in_force_from'], sort: '-in_force_from' },
})
