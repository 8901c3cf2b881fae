import type { Widen } from '#kit/contract/widen.ts'
import type la from './own-payslip-la.ts'

/** Words for an employee's list of payslips: part of the first load of a phone. */
export default {
  kind: { regular: 'Salary', extra: 'Extra payment', final: 'Final payment' },
  own: {
    year: 'Pay by year',
    yearHint: 'Income, social security and tax, with certificate',
    title: 'My payslips',
    latest: 'Latest payslips',
    all: 'Show all',
    none: 'No payslip yet',
    noneText: 'Once your company has approved the payroll, your payslip appears here.',
    paid: (date) => `Paid ${date}`,
    approved: 'Approved',
    tap: 'Tap a line to see how it was calculated',
  },
} satisfies Widen<typeof la>
