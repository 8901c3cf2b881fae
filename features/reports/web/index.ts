import { reportScreens } from '#features/employees/web/index.ts'
import { lazyPart } from '#kit/web/load-file.ts'
import type { ScreenMap } from '#kit/web/screen.ts'
import { reportTexts } from '../locales/reports.ts'

/** The screens of this feature by route name. */
export const screens: ScreenMap = {
  ...reportScreens(reportTexts, import.meta.glob('../contract/*.report.ts')),
  'payroll_register.index': () => import('./RegisterReportScreen.tsx'),
  'yearly_pay.index': () => import('./YearlyPayScreen.tsx'),
  'employee_yearly_pay.index': () => import('./OwnYearScreen.tsx'),
  'payroll_journal.index': () => import('./JournalReportScreen.tsx'),
  'journal-accounts.index': () => import('./AccountCodesScreen.tsx'),
  'ssoReport.index': () => import('./SsoReportScreen.tsx'),
  'emTaxeport.index': () => import('./TaxReportScreen.tsx'),
}

/** The pay of an employee by year, for the page of the employee. */
export const PayTab = lazyPart(() => import('./profile/PayTab.tsx'))
