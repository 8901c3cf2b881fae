import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import type { DecisionVerdict } from '../contract/status.ts'
import { type StepDecision, storeStepDecisions } from './decisions.ts'
import type { RequestKind, Subject } from './request-kind.ts'

/** What waits already is approved by the entry: its open steps end. */
const ENTER = `
  insert into request (company_id, kind, subject_id, employee_id, requested_by, requested_by_name, facts, first_day, last_day, status,
    submitted_at, closed_at)
  select $1, $2, n.subject_id, n.employee_id, $3, $4, n.facts, n.first_day, n.last_day, 'success', $5, $5
  from unnest($6::bigint[], $7::bigint[], $8::jsonb[], $9::date[], $10::date[]) as n(subject_id, employee_id, facts, first_day, last_day)
  on conflict (company_id, kind, subject_id) where kind <> 'cancellation'
  do update set status = 'success', current_step = null, facts = excluded.facts, closed_at = excluded.closed_at, version = request.version + 1
  returning id, subject_id`

const END_STEPS = `
  update request_step set status = 'closed', escalated_at = null where company_id = $1 and request_id = any($2) and status in ('open', 'waiting')`

const ADD_STEP = `
  insert into request_step (company_id, request_id, no, kind, employee_id, role, status, opened_at, decided_at)
  select $1, r.id, coalesce((select max(o.no) from request_step o where o.company_id = $1 and o.request_id = r.id), 0) + 1, r.kind, r.employee_id,
    'hr', 'approved', $3, $3
  from request r where r.company_id = $1 and r.id = any($2)
  on conflict (company_id, request_id, no) do nothing`

const EnteredRow = z.object({ id: Id, subject_id: Id })

/**
 * HR enters approved records, or a file brings them: each gets its request with the step that HR has approved by entering it, and a
 * decision. A fixed number of statements; the caller has stored the records with the status `success`.
 */
export async function enterApproved(
  tx: Tx,
  kind: RequestKind,
  subjectIds: readonly number[],
  actor: Actor,
  reason = '',
): Promise<void> {
  if (subjectIds.length === 0) return
  const subjects = await kind.read(tx, subjectIds)
  const entered = await tx.query(EnteredRow, ENTER, [
    ...[tx.companyId, kind.kind, actor.accountId, actor.name, new Date()],
    ...columnsOf(subjects),
  ])
  const ids = entered.map(({ id }) => id)
  await tx.execute(END_STEPS, [tx.companyId, ids])
  await tx.execute(ADD_STEP, [tx.companyId, ids, new Date()])
  const verdict: DecisionVerdict = 'approved'
  await storeStepDecisions(
    tx,
    actor,
    reason === 'import' ? 'import' : 'web',
    entered.map(({ id, subject_id }): StepDecision => {
      const about = { requestId: id, subject: kind.entity, subjectId: subject_id, stepNo: 1 }
      return { ...about, role: 'hr', verdict, onBehalfOf: null, reason }
    }),
  )
}

const columnsOf = (subjects: readonly Subject[]) => [
  subjects.map(({ subject_id }) => subject_id),
  subjects.map(({ employee_id }) => employee_id),
  subjects.map(({ facts }) => JSON.stringify(facts)),
  subjects.map(({ first_day }) => first_day),
  subjects.map(({ last_day }) => last_day),
]

const CHANGE = `
  update request r set facts = n.facts, first_day = n.first_day, last_day = n.last_day, version = r.version + 1
  from unnest($3::bigint[], $4::bigint[], $5::jsonb[], $6::date[], $7::date[]) as n(subject_id, employee_id, facts, first_day, last_day)
  where r.company_id = $1 and r.kind = $2 and r.subject_id = n.subject_id
  returning r.id, r.subject_id`

/** HR changes an approved record: its request shows the new facts, and the history both. */
export async function changeApproved(
  tx: Tx,
  kind: RequestKind,
  subjectId: number,
  actor: Actor,
  change: { before: object; after: object; reason?: string },
): Promise<void> {
  const { reason = '', before, after } = change
  const subjects = await kind.read(tx, [subjectId])
  const changed = await tx.query(EnteredRow, CHANGE, [tx.companyId, kind.kind, ...columnsOf(subjects)])
  await storeStepDecisions(
    tx,
    actor,
    'web',
    changed.map(({ id }) => ({
      ...{ requestId: id, subject: kind.entity, subjectId, stepNo: null, role: 'hr', onBehalfOf: null },
      ...{ verdict: 'changed', reason, change: { before, after } },
    })),
  )
}

/** Requests of records that a file brings and that wait for HR: the demo, and files of other systems. */
const WAIT = `
  insert into request (company_id, kind, subject_id, employee_id, requested_by, requested_by_name, facts, first_day, last_day, status,
    current_step, submitted_at)
  select $1, $2, n.subject_id, n.employee_id, $3, $4, n.facts, n.first_day, n.last_day, 'pending', 1, $5
  from unnest($6::bigint[], $7::bigint[], $8::jsonb[], $9::date[], $10::date[]) as n(subject_id, employee_id, facts, first_day, last_day)
  on conflict (company_id, kind, subject_id) where kind <> 'cancellation' do nothing
  returning id, subject_id`

const ADD_OPEN_STEP = `
  insert into request_step (company_id, request_id, no, kind, employee_id, role, status, opened_at)
  select $1, r.id, 1, r.kind, r.employee_id, 'hr', 'open', $3 from request r where r.company_id = $1 and r.id = any($2)
  on conflict (company_id, request_id, no) do nothing`

/** Records that wait for HR get their requests, with HR as the only step. */
export async function enterWaiting(
  tx: Tx,
  kind: RequestKind,
  subjectIds: readonly number[],
  actor: Actor,
): Promise<void> {
  if (subjectIds.length === 0) return
  const subjects = await kind.read(tx, subjectIds)
  const now = new Date()
  const waiting = await tx.query(EnteredRow, WAIT, [
    ...[tx.companyId, kind.kind, actor.accountId, actor.name, now],
    ...columnsOf(subjects),
  ])
  const ids = waiting.map(({ id }) => id)
  await tx.execute(ADD_OPEN_STEP, [tx.companyId, ids, now])
}
