import { defineMasterData } from '#kit/contract/master-data.ts'
import { rate, requiredDay } from '#kit/contract/master-data-fields.ts'
import { listTexts } from '../locales/lists.ts'
import { currency } from './currencies/currencies.ts'

/** The rates of a company; for a currency with one of its own on a day, the provider's rates are not used. */
export default defineMasterData({
  ...listTexts['company-exchange.index'],
  name: 'company_exchange_rate',
  owner: 'company',
  route: 'company-exchange.index',
  path: '/company-exchange',
  permission: 'view-payroll',
  edit: 'calculate-payroll',
  fields: {
    currency: currency(true),
    in_force_from: requiredDay('ມີຜົນແຕ່ວັນທີ', 'From', {
      key: true,
      hint: {
        la: 'ມີຜົນຈົນຮອດອັດຕາຖັດໄປ',
        en: 'In force until the next rate of the currency',
      },
    }),
    rate: rate('ອັດຕາ (ກີບ)', 'Rate (kip)'),
  },
  list: { label: ['currency', 'in_force_from'], sort: '-in_force_from' },
})
