import { z } from 'zod'
import { EMPLOYEE_PLACES } from '#features/employees/server/index.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count, Timestamp } from '#kit/database/row-types.ts'
import { RequestFacts } from '../contract/facts.ts'
import { RequestStatus, SkipReason, StepRole, StepStatus } from '../contract/status.ts'
import type { RequestFactsForRights, StepFacts } from '../domain/rights.ts'
import type { Step } from '../domain/transitions.ts'
import type { Decided, RequestKind } from './request-kind.ts'

export const StoredRequest = z.object({
  id: Id,
  kind: z.string(),
  /** The kind whose HR decides: of a cancellation, that of the cancelled request. */
  right_kind: z.string(),
  subject_id: Id,
  number: z.string().nullable(),
  employee_id: Id,
  /** Where the employee works today; null: no branch. */
  branch_id: Id.nullable(),
  requested_by: Id.nullable(),
  facts: RequestFacts,
  first_day: IsoDate.nullable(),
  last_day: IsoDate.nullable(),
  status: RequestStatus,
  reminded_at: Timestamp.nullable(),
  version: z.int(),
})
export type StoredRequest = z.infer<typeof StoredRequest>

export const StoredStep = z.object({
  request_id: Id,
  no: Count,
  role: StepRole,
  approver_employee_id: Id.nullable(),
  pool_department_id: Id.nullable(),
  any_of: z.array(Id).nullable(),
  may_be_skipped: z.boolean(),
  status: StepStatus,
  skip_reason: SkipReason.nullable(),
  is_escalated: z.boolean(),
  was_opened: z.boolean(),
})
export type StoredStep = z.infer<typeof StoredStep>

/** The kind whose HR decides a request `r`. */
export const RIGHT_KIND = `coalesce(r.facts ->> 'cancels_kind', r.kind)`

const COLUMNS = `r.id, r.kind, ${RIGHT_KIND} as right_kind, r.subject_id, r.number, r.employee_id,
  (select e.branch_id from ${EMPLOYEE_PLACES} e where e.company_id = r.company_id and e.id = r.employee_id) as branch_id, r.requested_by, r.facts, r.first_day, r.last_day, r.status, r.reminded_at, r.version`

const LOCK = `
  select ${COLUMNS} from request r where r.company_id = $1 and r.id = any($2) order by r.id for update`

const READ = `select ${COLUMNS} from request r where r.company_id = $1 and r.id = any($2) order by r.id`

const READ_OF_SUBJECTS = `
  select ${COLUMNS} from request r where r.company_id = $1 and r.kind = $2 and r.subject_id = any($3) order by r.id`
const LOCK_OF_SUBJECTS = `${READ_OF_SUBJECTS} for update`

const STEPS = `
  select s.request_id, s.no, s.role, s.approver_employee_id, s.pool_department_id, s.any_of, s.may_be_skipped, s.status, s.skip_reason,
    s.escalated_at is not null as is_escalated, s.opened_at is not null as was_opened
  from request_step s where s.company_id = $1 and s.request_id = any($2) order by s.request_id, s.no`

/** A request with its steps. */
export interface WithSteps {
  request: StoredRequest
  steps: StoredStep[]
}

async function withSteps(tx: Tx, requests: readonly StoredRequest[]): Promise<Map<number, WithSteps>> {
  const ids = requests.map(({ id }) => id)
  const steps = ids.length > 0 ? await tx.query(StoredStep, STEPS, [tx.companyId, ids]) : []
  const stepsOf = Map.groupBy(steps, ({ request_id }) => request_id)
  return new Map(requests.map((request) => [request.id, { request, steps: stepsOf.get(request.id) ?? [] }]))
}

/**
 * Those of these requests that the company has, by id, with their steps. They are locked in the order of their ids: a decision at the
 * same time waits and then sees the new state. The lock of a request is the lock of its steps and of its record.
 */
export const lockRequests = async (tx: Tx, ids: readonly number[]): Promise<Map<number, WithSteps>> =>
  withSteps(tx, await tx.query(StoredRequest, LOCK, [tx.companyId, ids]))

/** The same without a lock. */
export const readRequests = async (tx: Tx, ids: readonly number[]): Promise<Map<number, WithSteps>> =>
  withSteps(tx, await tx.query(StoredRequest, READ, [tx.companyId, ids]))

/** The requests of records of a kind, locked. */
export const lockRequestsOf = async (
  tx: Tx,
  { kind }: Pick<RequestKind, 'kind'>,
  subjectIds: readonly number[],
): Promise<Map<number, WithSteps>> =>
  withSteps(tx, await tx.query(StoredRequest, LOCK_OF_SUBJECTS, [tx.companyId, kind, subjectIds]))

/** The same without a lock. */
export const readRequestsOf = async (
  tx: Tx,
  { kind }: Pick<RequestKind, 'kind'>,
  subjectIds: readonly number[],
): Promise<Map<number, WithSteps>> =>
  withSteps(tx, await tx.query(StoredRequest, READ_OF_SUBJECTS, [tx.companyId, kind, subjectIds]))

/** A request as the hooks of its kind get it. */
export const decidedOf = ({ id, ...request }: StoredRequest): Decided => ({
  requestId: id,
  subjectId: request.subject_id,
  employeeId: request.employee_id,
  facts: request.facts,
  firstDay: request.first_day,
  lastDay: request.last_day,
})

/** A request as the rules about rights see it. */
export function factsForRights(
  { request, steps }: WithSteps,
  kind: RequestKind | undefined,
  today: string,
): RequestFactsForRights {
  const { first_day: firstDay, last_day: lastDay } = request
  return {
    ...request,
    is_touched:
      request.status !== 'draft' &&
      steps.some(({ status }) => status === 'approved' || status === 'rejected'),
    cancelling: kind?.canCancel({ firstDay, lastDay }, today) ?? 'no',
    can_be_edited:
      kind?.canBeEdited === true || (kind?.canBeEdited === 'draft' && request.status === 'draft'),
  }
}

export const stepFacts = (steps: readonly StoredStep[]): StepFacts[] => [...steps]
export const stepsOf = (steps: readonly StoredStep[]): Step[] => steps.map((step) => ({ ...step }))
