import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'

/** What a new company sets up, in this order. */
export const FIRST_STEPS = [
  'settings',
  'organisation',
  'rest_days',
  'schedules',
  'people',
  'on_schedule',
  'pay',
  'scans',
  'calculated',
  'approved',
] as const
export type FirstStepName = (typeof FIRST_STEPS)[number]

/** What a step lacks. */
export const FirstStepGap = z.enum([
  'branch',
  'department',
  'position',
  'public_holiday',
  'schedule_of_employee',
  'salary',
  'bank_account',
])
export type FirstStepGap = z.infer<typeof FirstStepGap>

export const FirstStep = z.object({
  name: z.enum(FIRST_STEPS),
  is_done: z.boolean(),
  /** `count`: of employees or public holidays; 1 for a list without any entry. A step that is done can lack something, too. */
  missing: z.array(z.object({ what: FirstStepGap, count: z.int() })),
})
export type FirstStep = z.infer<typeof FirstStep>

export const FirstSteps = z.object({
  /** False after an administrator has hidden them or all are done, and for users who can do none of the open ones. */
  is_shown: z.boolean(),
  /** The steps that the user can do. */
  steps: z.array(FirstStep),
  can: z.array(z.enum(['dismiss'])),
})
export type FirstSteps = z.infer<typeof FirstSteps>

const access = { anyOf: ['view-dashboard'], side: 'company' } as const

export const showFirstSteps = defineRoute({
  method: 'GET',
  path: '/company-dashboard/first-steps',
  summary:
    'List the first steps of a new company that the user can do: which are done, and what the others lack.',
  access,
  answer: dataAnswer(FirstSteps),
})

export const dismissFirstSteps = defineRoute({
  method: 'POST',
  path: '/company-dashboard/first-steps/dismiss',
  summary:
    'Hide the first steps of the company for all its users; only its administrator can. The company setting shows them again.',
  access,
  answer: dataAnswer(FirstSteps),
})
