import { z } from 'zod'
import type { LineCode } from '#engines/payroll/explanation.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { IdParam, IsoDate, Kip } from '#kit/contract/scalars.ts'
import { PAYROLL_ACCESS, RunRef } from './runs.ts'

/**
 * What a day changes of the pay of its month, by the rules and the law of now: the payslip of the month compared with the same payslip
 * if the day had been worked as planned, without absence, unpaid leave, lateness, an early end, night work and overtime.
 */
export const DayPay = z.object({
  effect: z
    .object({
      /** The lines before the gross that differ; deductions are negative. `name`, `detail`: as in `differenceLineName`. */
      lines: z.array(
        z.object({
          code: z.custom<LineCode>(),
          name: z.string().nullable(),
          detail: z.string(),
          amount: Kip,
        }),
      ),
      gross: Kip,
      /** After social security and tax; null while the month is not over, because they depend on the whole month. */
      net: Kip.nullable(),
    })
    /** Null if the day is not over, is not a day of employment, or the month cannot be paid. */
    .nullable(),
  /** The approved or paid run that has paid the day. */
  run: RunRef.nullable(),
})
export type DayPay = z.infer<typeof DayPay>

export const showDayPay = defineRoute({
  method: 'GET',
  path: '/payrolls-item/day/:employee_id',
  summary: 'Show what a day of an employee changes of the pay of its month, line by line.',
  access: PAYROLL_ACCESS,
  params: z.object({ employee_id: IdParam }),
  query: z.object({ date: IsoDate }),
  answer: dataAnswer(DayPay),
  errors: ['law_missing'],
})
