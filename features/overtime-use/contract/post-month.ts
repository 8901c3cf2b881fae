import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { IsoMonth, Minutes } from '#kit/contract/scalars.ts'

const side = { anyOf: ['view-using-ot'], side: 'company' } as const

export const UnpostedMonth = z.object({
  /** Employees, dates and minutes of time off that posting would add or take back. */
  employees: z.int(),
  dates: z.int(),
  earned_minutes: Minutes,
  void_minutes: Minutes,
  /** Only months that are over can be posted. */
  is_over: z.boolean(),
})
export type UnpostedMonth = z.infer<typeof UnpostedMonth>

export const showUnpostedMonth = defineRoute({
  method: 'GET',
  path: '/employee/using/ot/month',
  summary: 'Show the time off for overtime of a month that is not posted into the ledger of leave yet.',
  access: side,
  query: z.object({ month: IsoMonth }),
  answer: dataAnswer(UnpostedMonth),
})

export const postMonth = defineRoute({
  method: 'POST',
  path: '/employee/using/ot/month',
  summary:
    'Post the time off for overtime of a month without a payroll run. Repeating it, and a later run, post only what has changed.',
  access: changing(side, 'approve-overtime'),
  body: z.object({ month: IsoMonth }),
  answer: dataAnswer(z.object({ entries: z.int() })),
  errors: ['invalid_input'],
})
