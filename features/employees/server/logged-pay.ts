import { KIP } from '#kit/contract/currency.ts'
import type { EmployeeDetail } from '../contract.ts'
import { salaryCell } from '../domain/salary-amount.ts'

/** A record for the log: base salaries in other currencies are texts with their currency, such as '500.00 USD'. */
export const loggedPay = ({ base_salary, salary_currency, salaries, ...record }: EmployeeDetail) => ({
  ...record,
  base_salary:
    base_salary === null ? null : salaryCell({ amount: base_salary, currency: salary_currency ?? KIP }),
  salaries: salaries.map(({ base_salary: amount, currency, ...salary }) => ({
    ...salary,
    base_salary: salaryCell({ amount, currency }),
  })),
})
