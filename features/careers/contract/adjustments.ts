import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { PlannedRaise, RaiseInput, RaiseWarning, raiseSalaries } from '#features/employees/contract.ts'
import { WaitsFor } from '#features/requests/contract/facts.ts'
import { member } from '#features/requests/contract/inbox.ts'
import { RequestStatus } from '#features/requests/contract/status.ts'
import { dataAnswer, listAnswer, listQuery, severalOf } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, IsoDate, Kip } from '#kit/contract/scalars.ts'

/**
 * What to check before deciding: the salary is lower than the present one, in another currency, or below the minimum wage; the present one
 * has changed since; another adjustment is in force from the same day; the employee does not work on that day.
 */
export const AdjustmentWarning = z.enum([
  'lower',
  'other_currency',
  'below_minimum_wage',
  'base_changed',
  'same_day',
  'not_employed',
])
export type AdjustmentWarning = z.infer<typeof AdjustmentWarning>

/** The figures of a salary adjustment. */
export const AdjustmentFigures = z.object({
  effective_date: IsoDate,
  /** In the smallest unit of the currency, a month. */
  target_salary: Kip,
  currency: z.string(),
  /** The salary before it; null for a line manager, who sees only what he asks for, and if there is none. */
  present: z
    .object({
      salary: Kip.nullable(),
      currency: z.string().nullable(),
      /** The salary before it when it was asked for, if it has changed since. */
      asked_salary: Kip.nullable(),
      asked_currency: z.string().nullable(),
    })
    .nullable(),
  warnings: z.array(AdjustmentWarning),
})
export type AdjustmentFigures = z.infer<typeof AdjustmentFigures>

export const showAdjustmentFigures = defineRoute({
  method: 'GET',
  path: '/salary-adjustment/:salary_adjustment_id/figures',
  summary:
    'Show the salaries of an adjustment that is asked for: to those who decide it and those who may see salaries; to the requester only the new one.',
  access: member,
  params: z.object({ salary_adjustment_id: IdParam }),
  answer: dataAnswer(AdjustmentFigures),
  errors: ['not_found'],
})

export const askForAdjustments = defineRoute({
  method: 'POST',
  path: '/adjustments-item/request',
  summary:
    'Ask the director and HR for a new base salary of one or several employees: a request for each. Without `confirmed` nothing is stored; the answer has the new salaries and the warnings.',
  access: raiseSalaries.access,
  body: RaiseInput,
  answer: dataAnswer(
    z.object({ asked: z.int().nullable(), rows: z.array(PlannedRaise), warnings: z.array(RaiseWarning) }),
  ),
  errors: ['invalid_input', 'own_request', 'other_branch', 'adjustment_asked'],
})

/** An adjustment that is asked for. */
export const AskedAdjustment = z.object({
  id: Id,
  request_id: Id,
  employee_id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  effective_date: IsoDate,
  current_salary: Kip.nullable(),
  current_currency: z.string().nullable(),
  target_salary: Kip,
  currency: z.string(),
  reason: z.string(),
  status: RequestStatus,
  waits_for: WaitsFor.nullable(),
  requested_by: z.string(),
  submitted_at: Instant.nullable(),
})
export type AskedAdjustment = z.infer<typeof AskedAdjustment>

export const listAskedAdjustments = defineRoute({
  method: 'GET',
  path: '/adjustments-item/request',
  summary: 'List the salary adjustments that are asked for, latest first.',
  access: { anyOf: ['view-adjustment-item'], alsoNeeds: ['view-salary'], side: 'company' },
  query: listQuery(['submitted_at', 'effective_date', 'emp_number', 'employee_name'], {
    status: severalOf(RequestStatus).optional(),
  }),
  answer: listAnswer(AskedAdjustment),
  list: { entity: 'salary_adjustment' },
})
