import { lazyPart } from '#kit/web/load-file.ts'
import type { ScreenMap } from '#kit/web/screen.ts'

export { provideDayPay } from './day/day-pay-part.ts'

/** The screens of this feature by route name. */
export const screens = {
  'deviceScan.index': () => import('./scans/DeviceScanScreen.tsx'),
  'schedule_detail.check_scan': () => import('./check/CheckScanScreen.tsx'),
  'clock_in_out.index': () => import('./report/ClockReportScreen.tsx'),
  'absenceReport.index': () => import('./report/AbsenceReportScreen.tsx'),
  'e-leave.public.index': () => import('./holidays/PublicHolidayReportScreen.tsx'),
  'clock_in_out_correction.index': () => import('./corrections/CorrectionReportScreen.tsx'),
  'clock_in_out_camera.index': () => import('./scans/CameraScanReportScreen.tsx'),
  'correction.add': () => import('./own/CorrectionRequestScreen.tsx'),
  'correction.edit': () => import('./own/CorrectionChangeScreen.tsx'),
  'clock_in_out_outside.index': () => import('./outside/OutsideReportScreen.tsx'),
  'forget_scan.index': () => import('./report/ForgottenScanReportScreen.tsx'),
  'employee_ot_request.stayed': () => import('./overtime/StayedLongerScreen.tsx'),
} satisfies ScreenMap

/** The PINs on terminals, in the form of an employee. */
export const EmployeePins = lazyPart(() => import('./pins/EmployeePins.tsx'))

/** The day of today of an employee, for the drawer beside the list. */
export const TodayPart = lazyPart(() => import('./profile/TodayPart.tsx'))

/** The days of an employee, for the page of the employee. */
export const TimeTab = lazyPart(() => import('./profile/TimeTab.tsx'))
