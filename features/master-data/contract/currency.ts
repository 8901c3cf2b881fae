import { defineMasterData } from '#kit/contract/master-data.ts'
import { code, name } from '#kit/contract/master-data-fields.ts'
import { listTexts } from '../locales/lists.ts'

export default defineMasterData({
  ...listTexts['currency.index'],
  name: 'currency',
  owner: 'provider',
  route: 'currency.index',
  path: '/admin/currency',
  permission: 'admin-currency',
  seenBy: 'session',
  fields: {
    code: code('ລະຫັດ', 'Code', /^[A-Z]{3}$/, {
      hint: { la: 'ສາມຕົວອັກສອນ ຕາມ ISO 4217', en: 'Three letters, ISO 4217' },
    }),
    name: name(undefined, undefined, { key: false }),
  },
})
