import type { z } from 'zod'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import { requestHistory } from '../contract/requests.ts'

/** The subjects of decisions: days of leave and overtime, corrections of scans, payroll runs. */
export type DecisionSubject = 'leave_request' | 'overtime_request' | 'scan_correction' | 'payroll_run'

export interface NewDecision {
  subject: DecisionSubject
  subjectIds: readonly number[]
  step: 'hr' | 'approval' | 'payment'
  verdict: 'approved' | 'paid' | 'changed' | 'cancelled' | 'withdrawn'
  reason: string
  /** The values before and after a change. */
  change?: { before: object; after: object }
  actor: Actor
}

/** Stores one decision for each of these subjects: who, when, why. The caller changes their status in the same transaction. */
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

/** Decisions for SQL of later features, joined instead of the table: `subject`, `subject_id`, `verdict`, `actor`, `reason`, `at`, `change`. */
export const DECISIONS =
  '(select company_id, id, subject, subject_id, step, verdict, reason, actor, at, change from decision)'

/** Joins the last decision about the row `r` of a list as `last`: `last.actor`, `last.at`, `last.reason`. */
export const joinLastDecision = (subject: DecisionSubject): string => `
  left join lateral (select actor, at, reason from decision where company_id = r.company_id and subject = '${subject}'
    and subject_id = r.id order by id desc limit 1) as last on true`

interface HistoryStep<Facts> {
  verdict: 'approved' | 'rejected' | 'changed' | 'cancelled'
  actor: string
  at: string
  reason: string
  change: { before: Facts; after: Facts } | null
}

/** The decisions about a request, earliest first; `facts` are the fields of its changes. */
export function readHistory<Facts extends object>(
  tx: Tx,
  subject: DecisionSubject,
  id: number,
  facts: z.ZodType<Facts, Facts>,
): Promise<HistoryStep<Facts>[]> {
  const step: unknown = requestHistory(facts).element
  return tx.query(
    step as z.ZodObject & z.ZodType<HistoryStep<Facts>, HistoryStep<Facts>>,
    `select verdict, actor, ${instant('at')} as at, reason, change from decision
     where company_id = $1 and subject = $2 and subject_id = $3 order by id`,
    [tx.companyId, subject, id],
  )
}
