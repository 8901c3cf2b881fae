import type { z } from 'zod'
import { actorFace } from '#features/employees/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import { type DecisionVerdict, requestHistory } from '../contract/status.ts'

export interface NewDecision {
  /** The table of the record that is decided about: 'payroll_run', or the `entity` of a kind of requests. */
  subject: string
  subjectIds: readonly number[]
  step: string
  verdict: DecisionVerdict
  reason: string
  /** The values before and after a change. */
  change?: { before: object; after: object }
  actor: Actor
}

/**
 * Stores one decision about each of these records: who, when, why; for requests with their number. The caller changes their status in the
 * same transaction.
 */
export async function storeDecisions(tx: Tx, decision: NewDecision): Promise<void> {
  const { subject, subjectIds, step, verdict, reason, change, actor } = decision
  await tx.execute(
    `insert into decision (company_id, subject, subject_id, step, verdict, reason, account_id, actor, change)
     select $1, $2, unnest($3::bigint[]), $4, $5, $6, $7, $8, $9::jsonb
     on conflict (company_id, id) do nothing`,
    [
      ...[tx.companyId, subject, subjectIds, step, verdict, reason, actor.accountId, actor.name],
      change ? JSON.stringify(change) : null,
    ],
  )
}

/** A decision about a step of a request. */
export interface StepDecision {
  requestId: number
  subject: string
  subjectId: number
  stepNo: number | null
  role: string
  verdict: DecisionVerdict
  /** The employee for whom it is decided. */
  onBehalfOf: number | null
  reason: string
  change?: { before: object; after: object } | null
}

const ADD = `
  insert into decision (company_id, request_id, subject, subject_id, step_no, step, verdict, on_behalf_of, reason, change, account_id, actor, channel)
  select $1, d.request_id, d.subject, d.subject_id, d.step_no, d.step, d.verdict, d.on_behalf_of, d.reason, d.change, $2, $3, $4
  from unnest($5::bigint[], $6::text[], $7::bigint[], $8::smallint[], $9::text[], $10::text[], $11::bigint[], $12::text[], $13::jsonb[])
    with ordinality as d(request_id, subject, subject_id, step_no, step, verdict, on_behalf_of, reason, change, at)
  order by d.at
  on conflict (company_id, id) do nothing`

/** Stores decisions about steps of requests in one statement, in their order. */
export async function storeStepDecisions(
  tx: Tx,
  actor: Actor,
  channel: 'web' | 'phone' | 'mail' | 'import' | 'system',
  decisions: readonly StepDecision[],
): Promise<void> {
  if (decisions.length === 0) return
  await tx.execute(ADD, [
    ...[tx.companyId, actor.accountId, actor.name, channel],
    decisions.map(({ requestId }) => requestId),
    decisions.map(({ subject }) => subject),
    decisions.map(({ subjectId }) => subjectId),
    decisions.map(({ stepNo }) => stepNo),
    decisions.map(({ role }) => role),
    decisions.map(({ verdict }) => verdict),
    decisions.map(({ onBehalfOf }) => onBehalfOf),
    decisions.map(({ reason }) => reason),
    decisions.map(({ change }) => (change ? JSON.stringify(change) : null)),
  ])
}

/** Decisions for SQL of later features, joined instead of the table: `subject`, `subject_id`, `verdict`, `account_id`, `actor`, `reason`, `at`, `change`. */
export const DECISIONS =
  '(select company_id, id, subject, subject_id, step, verdict, reason, account_id, actor, at, change from decision)'

/** Verdicts that say nothing about the outcome: who has sent a request, or which steps nobody was asked at. */
const BESIDE = `('submitted', 'skipped', 'reassigned')`

/** Joins the last decision about the row `r` of a list as `last`: `last.actor`, `last.at`, `last.reason`. */
export const joinLastDecision = (subject: string): string => `
  left join lateral (select actor, at, reason from decision where company_id = r.company_id and subject = '${subject}'
    and subject_id = r.id and verdict not in ${BESIDE} order by id desc limit 1) as last on true`

/** The decisions about a record, earliest first; `facts` are the fields of its changes. */
export function readHistory<Facts extends object>(
  tx: Tx,
  subject: string,
  id: number,
  facts: z.ZodType<Facts, Facts>,
) {
  const step = requestHistory(facts).element
  return tx.query(
    step,
    `select verdict, actor, ${actorFace('decision')} as actor_face, ${instant('at')} as at, reason, change from decision
     where company_id = $1 and subject = $2 and subject_id = $3 and verdict <> 'reassigned' order by id`,
    [tx.companyId, subject, id],
  )
}
