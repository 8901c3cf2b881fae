import { z } from 'zod'
import { ActorFace } from '#features/employees/contract/person.ts'
import { Instant, IsoDate } from '#kit/contract/scalars.ts'

/**
 * `draft`: not sent, or returned to the requester. `approved`: at least one step has agreed and one is left. `success`: all steps have agreed;
 * only this affects days and pay. `rejected` and `cancelled` are final and count nowhere.
 */
export const RequestStatus = z.enum(['draft', 'pending', 'approved', 'success', 'rejected', 'cancelled'])
export type RequestStatus = z.infer<typeof RequestStatus>

/**
 * Who decides a step. `named`: one employee whom the requester or the route names. `companyadmin`: the administrators, if nobody else can.
 */
export const StepRole = z.enum(['linemanager', 'hr', 'director', 'named', 'companyadmin'])
export type StepRole = z.infer<typeof StepRole>

/** `waiting`: an earlier step is open. `closed`: the request ended before this step was decided. */
export const StepStatus = z.enum(['waiting', 'open', 'approved', 'rejected', 'returned', 'skipped', 'closed'])
export type StepStatus = z.infer<typeof StepStatus>

/** Why a step asked nobody. `entered_by_approver`: the person who decides the step has entered the request. */
export const SkipReason = z.enum([
  'no_line_manager',
  'no_director',
  'nobody_named',
  'own_request',
  'entered_by_approver',
  'hr_decided',
  'same_person',
])
export type SkipReason = z.infer<typeof SkipReason>

/** Why all HR people are asked although some decide only for the employees of some branches. */
export const WhyAllHr = z.enum(['no_branch', 'no_branch_hr'])
export type WhyAllHr = z.infer<typeof WhyAllHr>

/** `paid` is only of payroll runs; `changed` is HR's change of a decided request, or an approver's smaller approval. */
export const DecisionVerdict = z.enum([
  ...['submitted', 'approved', 'rejected', 'returned', 'withdrawn', 'cancelled'],
  ...['skipped', 'reassigned', 'changed', 'paid'],
] as const)
export type DecisionVerdict = z.infer<typeof DecisionVerdict>

/** Where a decision was made; `system`: by a rule. */
export const DecisionChannel = z.enum(['web', 'phone', 'mail', 'import', 'system'])

/** What the asker can do with a request. `cancel` may ask the approvers again; `revoke` is HR's cancellation of a decided request. */
export const RequestAction = z.enum([
  ...['approve', 'reject', 'return', 'edit', 'submit', 'withdraw', 'cancel', 'revoke', 'remind', 'comment'],
] as const)
export type RequestAction = z.infer<typeof RequestAction>

/** A warning: some of the days are in an approved or paid payroll run, whose payslips do not change. */
export const LockedDays = z.object({
  code: z.literal('in_locked_run'),
  /** The first of these days. */
  date: IsoDate,
  /** The title of the run. */
  run: z.string(),
})
export type LockedDays = z.infer<typeof LockedDays>

/** The decisions about a request, earliest first; `values` are the fields that a change shows. */
export const requestHistory = <S extends z.ZodType>(values: S) =>
  z.array(
    z.object({
      verdict: DecisionVerdict,
      actor: z.string(),
      actor_face: ActorFace,
      at: Instant,
      reason: z.string(),
      change: z.object({ before: values, after: values }).nullable(),
    }),
  )
