import { z } from 'zod'
import { Instant } from '#kit/contract/scalars.ts'
import { WaitsFor } from './facts.ts'
import { RequestAction, RequestStatus } from './status.ts'

/** Where the request of an own record is; the last fields of each kind's record. */
export const OWN_REQUEST_FIELDS = {
  status: RequestStatus,
  /** A draft that an approver has returned. */
  is_returned: z.boolean(),
  waits_for: WaitsFor.nullable(),
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  /** Why it was returned, rejected or cancelled. */
  decision_reason: z.string(),
  /** The version of the record, for its change. */
  version: z.int(),
  /** The version of the request, for the calls of requests. */
  request_version: z.int(),
  can: z.array(RequestAction),
}
