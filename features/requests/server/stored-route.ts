import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import { RouteStep } from '../contract/routes.ts'

/** A condition as it is stored: `RouteCondition` with all its fields. */
export const StoredCondition = z.object({
  min_days: z.number().nullable(),
  min_minutes: z.int().nullable(),
  min_amount: z.int().nullable(),
  department_ids: z.array(Id).nullable(),
  branch_ids: z.array(Id).nullable(),
  level_ids: z.array(Id).nullable(),
})

/** A step as it is stored. */
export const StoredRouteStep = z.object({
  role: RouteStep.shape.role,
  employee_id: Id.nullable(),
  may_be_skipped: z.boolean(),
})
