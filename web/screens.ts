import './request-kinds.ts'
import { provideAccountNoticePart } from '#features/access/web/index.ts'
import { HistoryTab, joinWords, PlaceLine, provideLogWords } from '#features/activity-log/web/index.ts'
import { EmployeePins, provideDayPay, TimeTab, TodayPart } from '#features/attendance/web/index.ts'
import { salaryAsking } from '#features/careers/web/index.ts'
import {
  provideDrawerParts,
  provideMissingPart,
  providePinPart,
  providePlaceLine,
  provideProfileTabs,
  provideRaiseAsking,
  provideSchedulePart,
} from '#features/employees/web/index.ts'
import { LeaveLeft, LeaveTab } from '#features/leave/web/index.ts'
import { NoticeSettingsCard } from '#features/notices/web/index.ts'
import { OvertimeTab } from '#features/overtime/web/index.ts'
import { DayPay, PayslipsTab } from '#features/payroll/web/index.ts'
import { PayTab } from '#features/reports/web/index.ts'
import { ownRequestScreens } from '#features/requests/web/index.ts'
import { MissingSchedules, ScheduleField } from '#features/schedules/web/index.ts'
import type { DeclaredList } from '#kit/contract/declared-list.ts'
import type { ScreenMap } from '#kit/web/screen.ts'
import { joinScreens } from './join-screens.ts'
import { ownRequests } from './own-requests.ts'

/**
 * The public web modules of all features, found by their path. They contain only lazy imports but reference hundreds
 * of files, so they are in a separate file that a first screen does not wait for.
 */
const features = import.meta.glob<FeatureScreens>('../features/*/web/index.ts', { eager: true })

/** The screens of the shell, which use this table themselves. */
const shell = import.meta.glob<{ screens: ScreenMap }>('./hubs/index.ts', { eager: true })

interface FeatureScreens {
  screens: ScreenMap
  lists?: () => Promise<readonly DeclaredList[]>
}

/** Route name → lazy screen, for all routes with a screen except the first screens. */
export const screens = joinScreens([
  ...Object.values({ ...features, ...shell }).map((owner) => owner.screens),
  ownRequestScreens(ownRequests),
])

provideAccountNoticePart(NoticeSettingsCard)
provideSchedulePart(ScheduleField)
provideMissingPart(MissingSchedules)
providePinPart(EmployeePins)
provideDrawerParts([
  {
    name: 'today',
    title: { la: 'ມື້ນີ້', en: 'Today' },
    needs: ['view-clock-in-out'],
    Part: TodayPart,
  },
  {
    name: 'leave',
    title: { la: 'ວັນພັກຄົງເຫຼືອ', en: 'Leave left' },
    needs: ['view-e-leave'],
    Part: LeaveLeft,
  },
])
providePlaceLine(PlaceLine)
provideRaiseAsking(salaryAsking)
provideDayPay(DayPay)
provideProfileTabs([
  {
    name: 'time',
    title: { la: 'ເວລາ', en: 'Time' },
    needs: ['view-clock-in-out'],
    Part: TimeTab,
  },
  { name: 'leave', title: { la: 'ການລາພັກ', en: 'Leave' }, needs: ['view-e-leave'], Part: LeaveTab },
  {
    name: 'overtime',
    title: { la: 'ວຽກລ່ວງເວລາ', en: 'Overtime' },
    needs: ['view-request-ot'],
    Part: OvertimeTab,
  },
  {
    name: 'payslips',
    title: { la: 'ໃບແຈ້ງເງິນເດືອນ', en: 'Payslips' },
    needs: ['view-payroll'],
    Part: PayslipsTab,
  },
  { name: 'pay', title: { la: 'ລາຍຮັບປີ', en: 'Pay by year' }, needs: ['view-payroll'], Part: PayTab },
  {
    name: 'history',
    title: { la: 'ປະຫວັດ', en: 'History' },
    needs: ['view-activity-logs'],
    Part: HistoryTab,
  },
])

provideLogWords(async () => {
  const [{ featureWords }, ...lists] = await Promise.all([
    import('./feature-words.ts'),
    ...Object.values(features).map((feature) => feature.lists?.() ?? []),
  ])
  return joinWords(featureWords, lists.flat())
})
