import { counted } from '#kit/contract/counted.ts'
import type { Widen } from '#kit/contract/widen.ts'
import type la from './la.ts'

export default {
  status: { calculated: 'Calculated', approved: 'Approved', paid: 'Paid' },
  run: 'Payroll run',
  wholeMonth: 'The whole month',
  wholeMonthHint: 'Adds the other approved runs of this month, such as extra payments',
  unapproved: 'This run is not approved yet. Figures may change.',
  untaxed: {
    text: (count, exempt) =>
      `Tax 0: ${count} of the employees listed, because their taxable income of the month is not above ${exempt}.`,
    plain: (count) => `Tax 0: ${count} of the employees listed.`,
    show: 'Show them',
    showAll: 'Show everybody',
  },
  notListed: {
    tax: (count, gross, net) =>
      `Not listed: ${counted(count, 'employee')} of the run whose salary is exempt from tax (gross ${gross}, net ${net}).`,
    sso: (count, gross, net) =>
      `Not listed: ${counted(count, 'employee')} of the run without social security (gross ${gross}, net ${net}).`,
  },
  missing: {
    title: 'Codes are missing for the form',
    sso_enterprise_code: 'The enterprise code of the company at the social security fund',
    tax_number: 'The taxpayer identification number (TIN) of the company',
    toSettings: 'Company settings',
    sso: (count: string) => `Social security number of ${counted(count, 'employee')}:`,
    tax: (count: string) => `TIN of ${counted(count, 'employee')}:`,
    more: (count: string) => `and ${count} more`,
  },
  year: 'Year',
  ownYear: 'Pay by year',
  payslips: 'My payslips',
  pdfLao: 'PDF in Lao',
  pdfEnglish: 'PDF in English',
  certificate: 'Certificate',
  noneOfYear: 'No approved payslip in this year',
  accounts: {
    title: 'Account codes are missing in runs of this month',
    unposted: 'In use and without an account code',
    missingIn: (run: string) => `Without an account code: ${run}`,
    toAccounts: 'Account codes',
  },
  kip: 'kip',
} satisfies Widen<typeof la>
