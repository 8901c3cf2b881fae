import { defineMasterData } from '#kit/contract/master-data.ts'
import { code, name } from '#kit/contract/master-data-fields.ts'

export default defineMasterData({
  name: 'currency',
  owner: 'provider',
  route: 'currency.index',
  path: '/admin/currency',
  permission: 'admin-currency',
  seenBy: 'session',
  la: 'ສະກຸນເງິນ',
  en: 'Currencies',
  one: 'currency',
  fields: {
    code: code('ລະຫັດ', 'Code', /^[A-Z]{3}$/, {
      hint: { la: 'ສາມຕົວອັກສອນ ຕາມ ISO 4217', en: 'Three letters, ISO 4217' },
    }),
    name: name(undefined, undefined, { key: false }),
  },
})
