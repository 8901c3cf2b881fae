import { z } from 'zod'
import type { LawKind, LawValues } from '#engines/payroll/law/types.ts'
import { Kip, Minutes } from '#kit/contract/scalars.ts'

const Part = z.int().min(0)

/** The statutory values as stored in `statutory_value.value`, by kind. */
export const STORED_VALUES = {
  income_tax: z.object({ bands: z.array(z.object({ above: Kip, rateNum: Part, rateDen: Part })) }),
  social_security_ceiling: z.object({ ceiling: Kip }),
  social_security_rates: z.object({
    employeeNum: Part,
    employeeDen: Part,
    employerNum: Part,
    employerDen: Part,
  }),
  overtime_tax_exemption: z.object({ baseUpTo: Kip }),
  minimum_wage: z.object({ amount: Kip }),
  overtime_limits: z.object({ dayMinutes: Minutes, monthMinutes: Minutes }),
  severance: z.object({ num: Part, den: Part, unjustifiedNum: Part, unjustifiedDen: Part }),
  notice_days: z.object({ days: Part, skilledDays: Part }),
} as const satisfies { [K in LawKind]: z.ZodType<LawValues[K], LawValues[K]> }

export const StoredKind = z.enum(Object.keys(STORED_VALUES) as [LawKind, ...LawKind[]])
