import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    invoice: 'Invoice',
  },
  fields: {
    user_count: 'Users',
    'invoice.number': 'Number',
    'invoice.month': 'Month',
    'invoice.company_name': 'Company',
    'invoice.package': 'Package',
    'invoice.price_per_user': 'Price per user',
    'invoice.user_count': 'Users',
    'invoice.discount': 'Discount',
    'invoice.total_price': 'Total price',
    'invoice.vat': 'VAT',
    'invoice.amount_to_pay': 'Amount to pay',
    'invoice.due_on': 'To be paid by',
    'invoice.remark': 'Remark',
  },
} satisfies Widen<typeof la>
