import type { Widen } from '#kit/contract/widen.ts'
import type la from './la.ts'

export default {
  sso: {
    title: 'Social security report',
    text: 'Contributions of everybody insured in the run',
    number: 'Social security no.',
    wage: 'Insurable wage',
    employee: 'Employee',
    employer: 'Employer',
    total: 'Total contribution',
    gender: 'Gender',
    birth: 'Date of birth',
    joined: 'Joined',
    left: 'Left',
    male: 'Male',
    female: 'Female',
  },
  tax: {
    title: 'Tax report',
    text: 'Income tax on the salaries of everybody in the run',
    gross: 'Gross salary',
    sso: 'SSO',
    taxable: 'Taxable',
    tax: 'Employee’s tax',
    companyTax: 'Company’s tax',
    net: 'Net',
  },
  column: { number: 'No.', name: 'Name', department: 'Department', position: 'Position' },
  run: 'Payroll run',
  unapproved: 'This run is not approved yet, the figures may change',
  totals: 'Totals of the run',
  none: 'No calculated run yet',
  noneText: 'This report is made from a calculated payroll run',
  kip: 'kip',
} satisfies Widen<typeof la>
