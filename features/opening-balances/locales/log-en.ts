import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    opening_balance: 'Opening balances',
  },
  fields: {
    'opening_balance.until': 'Until month',
    'opening_balance.gross': 'Gross salary',
    employee_sso: 'Social security, employee',
    employer_sso: 'Social security, employer',
    'opening_balance.taxable': 'Taxable amount',
    'opening_balance.tax': 'Income tax',
    'opening_balance.net': 'Net salary',
    'opening_balance.note': 'Note',
  },
} satisfies Widen<typeof la>
