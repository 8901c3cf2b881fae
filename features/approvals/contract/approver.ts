import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'

/** `in_order`: the approvers decide one after another. `any_of`: all are asked at once, and the first decision counts. */
export const ApproverOrder = z.enum(['in_order', 'any_of'])
export type ApproverOrder = z.infer<typeof ApproverOrder>

/** An employee whom the requester has named. */
export const Approver = z.object({ employee_id: Id, name: z.string() })
export type Approver = z.infer<typeof Approver>

export const MAX_APPROVERS = 5
