import { lazyPart } from '#kit/web/load-file.ts'
import type { ScreenMap } from '#kit/web/screen.ts'

export { runAddress } from './run-address.ts'

/** The screens of this feature by route name. */
export const screens = {
  'payrolls-item.index': () => import('./runs/RunListScreen.tsx'),
  'payroll-difference.index': () => import('./differences/DifferenceListScreen.tsx'),
  'payroll-difference.claims': () => import('./differences/ClaimListScreen.tsx'),
  'payrolls.show': () => import('./run/RunScreen.tsx'),
  'payslip.show': () => import('./payslip/PayslipScreen.tsx'),
  'employee_payslip.index': () => import('./own/OwnPayslipListScreen.tsx'),
  'settlement.index': () => import('./settlement/SettlementListScreen.tsx'),
  'settlement.show': () => import('./settlement/SettlementScreen.tsx'),
  'bank_layout.index': () => import('./bank/BankLayoutListScreen.tsx'),
  'payrolls-item.so_far': () => import('./so-far/PaySoFarScreen.tsx'),
  'employee_payslip.so_far': () => import('./so-far/OwnPaySoFarScreen.tsx'),
  'employee_payslip.show': () => import('./own/OwnPayslipScreen.tsx'),
} satisfies ScreenMap

/** All payslips of an employee, for the page of the employee. */
export const PayslipsTab = lazyPart(() => import('./profile/PayslipsTab.tsx'))

/** The effect of a day on pay, for the day of an employee. */
export const DayPay = lazyPart(() => import('./day/DayPay.tsx'))
