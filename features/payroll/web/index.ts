import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by the names of their routes. */
export const screens = {
  'payrolls-item.index': () => import('./runs/RunListScreen.tsx'),
  'payrolls.show': () => import('./run/RunScreen.tsx'),
  'employee_payslip.index': () => import('./own/OwnPayslipListScreen.tsx'),
  'employee_payslip.show': () => import('./own/OwnPayslipScreen.tsx'),
  'tax.index': () => import('./law/TaxScreen.tsx'),
  'tax.create': () => import('./law/TaxCreateScreen.tsx'),
  'social_security.index': () => import('./law/SocialSecurityScreen.tsx'),
  'social_security.create': () => import('./law/SocialSecurityCreateScreen.tsx'),
} satisfies ScreenMap
