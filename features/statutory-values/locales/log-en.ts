import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    statutory_value: 'Statutory value',
  },
  fields: {
    bands: 'Bands',
    above: 'Above',
    percent: 'Per cent',
    ceiling: 'Ceiling',
    employee_percent: "Employee's share",
    employer_percent: "Employer's share",
    rate: 'Rate',
    first_day: 'From',
  },
  values: {
    kind: {
      income_tax: 'Income tax',
      social_security_ceiling: 'Ceiling of social security',
      social_security_rates: 'Rates of social security',
    },
  },
} satisfies Widen<typeof la>
