import { defineMasterData } from '#kit/contract/master-data.ts'
import { name, optionalMoney } from '#kit/contract/master-data-fields.ts'
import { listTexts } from '../locales/lists.ts'
import { optionalCurrency } from './currencies/currencies.ts'
import { usedByEmployees } from './uses/used-by-employees.ts'

const guard = { view: 'view-salary', edit: 'edit-salary' }

export default defineMasterData({
  ...listTexts['position.index'],
  name: 'position',
  owner: 'company',
  route: 'position.index',
  path: '/position',
  permission: 'view-position',
  edit: 'edit-organisation',
  seenBy: ['view-employee'],
  usedIn: { employee: usedByEmployees('position_id') },
  fields: {
    name: name(),
    currency: optionalCurrency(guard),
    salary: optionalMoney('ເງິນເດືອນ', 'Salary', 'currency', { guard }),
  },
})
