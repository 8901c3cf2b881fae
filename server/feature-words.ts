import { words as access } from '#features/access/words.ts'
import { words as activityLog } from '#features/activity-log/words.ts'
import { words as attendance } from '#features/attendance/words.ts'
import { words as companies } from '#features/companies/words.ts'
import { words as documents } from '#features/documents/words.ts'
import { words as employees } from '#features/employees/words.ts'
import { words as invoicing } from '#features/invoicing/words.ts'
import { words as leave } from '#features/leave/words.ts'
import { words as masterData } from '#features/master-data/words.ts'
import { words as outbox } from '#features/outbox/words.ts'
import { words as overtime } from '#features/overtime/words.ts'
import { words as payroll } from '#features/payroll/words.ts'
import { words as reports } from '#features/reports/words.ts'
import { words as schedules } from '#features/schedules/words.ts'
import { words as statutoryValues } from '#features/statutory-values/words.ts'
import type { FeatureWords } from '#kit/contract/feature-words.ts'

/** The words of all features, in order. */
export const featureWords: readonly FeatureWords[] = [
  access,
  companies,
  masterData,
  employees,
  schedules,
  leave,
  overtime,
  attendance,
  statutoryValues,
  payroll,
  documents,
  outbox,
  invoicing,
  reports,
  activityLog,
]
