import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, SalaryKip, Version } from '#kit/contract/scalars.ts'
import { PreviewStep, RequestKindName } from './facts.ts'
import { StepRole } from './status.ts'

const access = { anyOf: ['view-setting-approval'], side: 'company' } as const
const changes = changing(access, 'edit-setting-approval')

export const MAX_STEPS = 5

/** A step of a company's route. */
export const RouteStep = z.object({
  role: StepRole.exclude(['companyadmin']),
  /** With `named`: the employee. */
  employee_id: Id.nullable().default(null),
  /** HR can decide before this step has. */
  may_be_skipped: z.boolean().default(false),
})
export type RouteStep = z.infer<typeof RouteStep>

/** When a route holds: all that are given must be true. */
export const RouteCondition = z.object({
  min_days: z.number().min(0).max(366).multipleOf(0.5).nullable().default(null),
  min_minutes: z.int().min(0).max(1440).nullable().default(null),
  min_amount: SalaryKip.nullable().default(null),
  department_ids: z.array(Id).min(1).max(200).nullable().default(null),
  branch_ids: z.array(Id).min(1).max(200).nullable().default(null),
  level_ids: z.array(Id).min(1).max(200).nullable().default(null),
})
export type RouteCondition = z.infer<typeof RouteCondition>

export const ApprovalRouteInput = z.object({
  kind: RequestKindName,
  /** Of several routes whose condition is true, the one with the lowest number holds. */
  priority: z.int().min(1).max(1000),
  condition: RouteCondition,
  steps: z.array(RouteStep).min(1).max(MAX_STEPS),
})
export type ApprovalRouteInput = z.infer<typeof ApprovalRouteInput>

export const ApprovalRoute = z.object({
  id: Id,
  kind: z.string(),
  priority: z.int(),
  condition: RouteCondition,
  steps: z.array(RouteStep.extend({ name: z.string().nullable() })),
  version: z.int(),
})
export type ApprovalRoute = z.infer<typeof ApprovalRoute>

/** A kind of requests with the steps that it has without a route of the company. */
export const RequestKindRow = z.object({
  kind: z.string(),
  steps: z.array(z.object({ role: StepRole, may_be_skipped: z.boolean() })),
})

export const listRequestKinds = defineRoute({
  method: 'GET',
  path: '/approval-route/kinds',
  summary: 'List the kinds of requests with their default steps.',
  access,
  answer: dataAnswer(z.array(RequestKindRow)),
})

export const listApprovalRoutes = defineRoute({
  method: 'GET',
  path: '/approval-route',
  summary: "List the company's own routes of approval, by kind and priority.",
  access,
  answer: dataAnswer(z.array(ApprovalRoute)),
})

const errors = ['invalid_input', 'not_found', 'duplicate', 'stale_version'] as const

export const addApprovalRoute = defineRoute({
  method: 'POST',
  path: '/approval-route',
  summary: 'Add a route of approval; requests that are already sent keep their steps.',
  access: changes,
  body: ApprovalRouteInput,
  answer: dataAnswer(ApprovalRoute),
  errors,
})

const params = z.object({ approval_route_id: IdParam })

export const updateApprovalRoute = defineRoute({
  method: 'PUT',
  path: '/approval-route/:approval_route_id',
  summary: 'Change a route of approval; requests that are already sent keep their steps.',
  access: changes,
  params,
  body: ApprovalRouteInput.extend({ version: Version }),
  answer: dataAnswer(ApprovalRoute),
  errors,
})

export const deleteApprovalRoute = defineRoute({
  method: 'DELETE',
  path: '/approval-route/:approval_route_id',
  summary: 'Delete a route of approval.',
  access: changes,
  params,
  answer: dataAnswer(z.object({ id: Id })),
  errors: ['not_found'],
})

export const previewApprovalRoute = defineRoute({
  method: 'GET',
  path: '/approval-route/preview',
  summary: 'Show who would be asked for a request of an employee, step by step, and why a step is skipped.',
  access,
  query: z.object({ kind: RequestKindName, employee_id: IdParam, days: z.coerce.number().min(0).optional() }),
  answer: dataAnswer(z.array(PreviewStep)),
  errors: ['not_found'],
})
