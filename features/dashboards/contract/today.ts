import { z } from 'zod'
import { Derivation } from '#features/attendance/contract.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'

/** How many people of a kind are named at most. */
export const MAX_FACES = 12
/** Birthdays and anniversaries of today and the days after it, in total. */
export const CELEBRATION_DAYS = 7

const Face = z.object({
  id: Id,
  emp_number: z.string(),
  name: z.string(),
  surname: z.string(),
  en_name: z.string(),
  en_surname: z.string(),
  /** The file of the picture; null if there is none. */
  picture: Id.nullable(),
})
export type Face = z.infer<typeof Face>

export const Today = z.object({
  date: IsoDate,
  /** The employees with a shift today, each once; null for users who cannot see the days. */
  counts: z
    .object({
      present: z.int(),
      late: z.int(),
      leave: z.int(),
      absent: z.int(),
      /** The shift has not begun, or nobody knows yet. */
      not_yet: z.int(),
      outside: z.int(),
      holiday: z.int(),
    })
    .nullable(),
  /** Those on leave today, also for half a day; null for users who can see neither days nor leave. */
  away: z
    .object({
      total: z.int(),
      people: z.array(Face.extend({ is_half: z.boolean(), until: IsoDate })),
    })
    .nullable(),
  /** In the next days; null for users who cannot see employees. */
  celebrations: z
    .array(
      Face.extend({ date: IsoDate, kind: z.enum(['birthday', 'anniversary']), years: z.int().nullable() }),
    )
    .nullable(),
  derivation: Derivation,
})
export type Today = z.infer<typeof Today>

export const showToday = defineRoute({
  method: 'GET',
  path: '/company-dashboard/today',
  summary:
    'Show who is present, late, on leave and absent today, who is away, and the birthdays and anniversaries of the next days.',
  access: { anyOf: ['view-dashboard'], side: 'company' },
  answer: dataAnswer(Today),
})

/** What an HR manager without the company's side sees. */
export const HrToday = z.object({
  date: IsoDate,
  /** Requests of the company that wait for a decision. */
  leave_waiting: z.int(),
  overtime_waiting: z.int(),
  away: Today.shape.away.unwrap(),
})
export type HrToday = z.infer<typeof HrToday>

export const showHrToday = defineRoute({
  method: 'GET',
  path: '/employee/hr-today',
  summary: 'Show an HR manager who is on leave today, and how many requests wait for a decision.',
  access: { anyOf: ['hrmanager'], side: 'employee' },
  answer: dataAnswer(HrToday),
})
