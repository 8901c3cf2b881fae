import { joinWords, provideLogWords } from '#features/activity-log/web/index.ts'
import { EmployeePins } from '#features/attendance/web/index.ts'
import { provideMissingPart, providePinPart, provideSchedulePart } from '#features/employees/web/index.ts'
import { MissingSchedules, ScheduleField } from '#features/schedules/web/index.ts'
import type { DeclaredList } from '#kit/contract/declared-list.ts'
import type { ScreenMap } from '#kit/web/screen.ts'
import { joinScreens } from './join-screens.ts'

/**
 * The public web modules of all features, found by their path. They contain only lazy imports but reference hundreds
 * of files, so they are in a separate file that a first screen does not wait for.
 */
const features = import.meta.glob<FeatureScreens>('../features/*/web/index.ts', { eager: true })

interface FeatureScreens {
  screens: ScreenMap
  lists?: () => Promise<readonly DeclaredList[]>
}

/** Route name → lazy screen, for all routes with a screen except the first screens. */
export const screens = joinScreens(Object.values(features).map((feature) => feature.screens))

provideSchedulePart(ScheduleField)
provideMissingPart(MissingSchedules)
providePinPart(EmployeePins)

provideLogWords(async () => {
  const [{ featureWords }, ...lists] = await Promise.all([
    import('./feature-words.ts'),
    ...Object.values(features).map((feature) => feature.lists?.() ?? []),
  ])
  return joinWords(featureWords, lists.flat())
})
