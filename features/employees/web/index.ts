import { lazyPart } from '#kit/web/load-file.ts'
import type { ScreenMap } from '#kit/web/screen.ts'

export { provideRaiseAsking } from './adjustments/asking.ts'
export { type ChosenPeople, idsOfPeople, NOBODY } from './chosen-people.ts'
export { provideMissingPart, providePinPart, provideSchedulePart } from './form/schedule-part.ts'
export {
  type ProfileTab,
  provideDrawerParts,
  providePlaceLine,
  provideProfileTabs,
} from './profile/profile-tabs.ts'

export { reportScreens } from './report-screens.ts'

/** The screens of this feature by route name. */
export const screens = {
  'employee.index': () => import('./EmployeeListScreen.tsx'),
  'adjustment-item.index': () => import('./adjustments/AdjustmentListScreen.tsx'),
  'employee.create': () => import('./create/EmployeeCreateScreen.tsx'),
  'employee.export': () => import('./export/ExportScreen.tsx'),
  'employee.show': () => import('./profile/ProfileScreen.tsx'),
  'employee.edit': () => import('./EmployeeEditScreen.tsx'),
  'employee.importData': () => import('./import/ImportScreen.tsx'),
  'employee_contract.expire': () => import('./ending/EndingContractsScreen.tsx'),
} satisfies ScreenMap

/** Selects one employee by number or name; for the forms and filters of later features. */
export const EmployeePicker = lazyPart(() => import('./EmployeePicker.tsx'))

/** The picture of the signed-in user, or the initials. */
export const OwnAvatar = lazyPart(() => import('./OwnAvatar.tsx'))

/** Department and branch (and position) as filters of a list. */
export const PlaceFilters = lazyPart(() => import('./PlaceFilters.tsx'))

/** The picture of an employee, or the initials. */
export const PersonAvatar = lazyPart(async () => ({
  default: (await import('./PersonAvatar.tsx')).PersonAvatar,
}))

export { useEndingContracts } from './ending/use-ending-contracts.ts'

/** The contracts that end soon or have ended, for the bell of a company's side. */
export const EndingContracts = lazyPart(() => import('./ending/EndingContracts.tsx'))

/** Chooses many employees, by their places or one by one; for entries for many people. */
export const PeopleChoice = lazyPart(() => import('./PeopleChoice.tsx'))
