import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'

/** The subjects of decisions: days of leave and overtime, payroll runs. */
export type DecisionSubject = 'leave_request' | 'overtime_request' | 'payroll_run'

export interface NewDecision {
  subject: DecisionSubject
  subjectIds: readonly number[]
  step: 'hr' | 'approval' | 'payment'
  verdict: 'approved' | 'paid'
  reason: string
  actor: Actor
}

/** Stores one decision for each of these subjects: who, when, why. The caller changes their status in the same transaction. */
export async function storeDecisions(tx: Tx, decision: NewDecision): Promise<void> {
  const { subject, subjectIds, step, verdict, reason, actor } = decision
  await tx.execute(
    `insert into decision (company_id, subject, subject_id, step, verdict, reason, account_id, actor)
     select $1, $2, unnest($3::bigint[]), $4, $5, $6, $7, $8
     on conflict (company_id, id) do nothing`,
    [tx.companyId, subject, subjectIds, step, verdict, reason, actor.accountId, actor.name],
  )
}

/** Decisions for SQL of later features, joined instead of the table: `subject`, `subject_id`, `verdict`, `actor`, `reason`, `at`. */
export const DECISIONS =
  '(select company_id, id, subject, subject_id, step, verdict, reason, actor, at from decision)'

/** Joins the last decision about the row `r` of a list as `last`: `last.actor`, `last.at`. */
export const joinLastDecision = (subject: DecisionSubject): string => `
  left join lateral (select actor, at from decision where company_id = r.company_id and subject = '${subject}'
    and subject_id = r.id order by id desc limit 1) as last on true`
