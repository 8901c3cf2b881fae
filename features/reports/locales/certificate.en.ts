import type { Widen } from '#kit/contract/widen.ts'
import type la from './certificate.la.ts'

export default {
  title: (year: string) => `Certificate of pay, social security and income tax ${year}`,
  file: 'Certificate of pay',
  name: 'Name',
  number: 'Employee number',
  taxNumber: 'Taxpayer identification number (TIN)',
  ssoNumber: 'Social security number',
  position: 'Position',
  employed: 'Employed',
  month: 'Month',
  before: 'Before Champa',
  amounts: {
    gross: 'Gross salary',
    employee_sso: 'Social security',
    taxable: 'Taxable',
    tax: 'Income tax',
    company_tax: 'Tax by company',
    net: 'Net',
  },
  total: 'Total',
  kip: 'All amounts are in kip.',
  source: 'From approved payroll runs; a run counts in the month of its last day.',
  beforeNote:
    'Before Champa: opening balances that the company has entered for the months paid before it used Champa.',
  companyTax: 'Tax by company is income tax that the company paid for the employee.',
  place: '............................ , ......................',
  signature: 'Authorised signature and stamp',
  printed: 'Printed',
} satisfies Widen<typeof la>
