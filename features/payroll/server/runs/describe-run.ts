import { z } from 'zod'
import { ACCOUNTS } from '#features/access/server/index.ts'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import { ActorFace } from '#features/employees/contract/person.ts'
import { actorFace } from '#features/employees/server/index.ts'
import { DECISIONS } from '#features/requests/server/index.ts'
import { countDays } from '#kit/contract/days.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count, Timestamp } from '#kit/database/row-types.ts'
import { isPermitted } from '#kit/server/permit.ts'
import type { Session } from '#kit/server/session.ts'
import {
  acceptReviews,
  approveRun,
  calculateRun,
  deleteRun,
  holdPayslip,
  omitEmployee,
  payRun,
  RunDetail,
  updateRun,
} from '../../contract.ts'
import { nearestPayDay } from '../../domain/payment-day.ts'
import {
  type ApprovalFacts,
  actionsOn,
  approvalRefusal,
  checkRefusal,
  isLocked,
  paymentRefusal,
  type RunAction,
} from '../../domain/run-states.ts'
import { titleIn } from '../../domain/run-title.ts'
import { countAccounts } from '../accounts/count-accounts.ts'
import {
  CALCULATED_BY,
  isActive,
  latestCalculation,
  toCalculation,
} from '../calculation/calculation-record.ts'
import { RunTotals } from '../calculation/run-totals.ts'
import { readOmissions } from '../checks/omit-employee.ts'
import { countToCheck } from '../checks/payslip-state.ts'
import { readHeldSums } from '../holds/hold-record.ts'
import { overlappingRuns } from './overlapping-runs.ts'
import { describeChoice } from './run-choice.ts'
import { loadRun, type RunRecord } from './run-record.ts'
import { requiresSecondPerson } from './second-person.ts'

/** The rules of the calculation that the run displays; `payroll_calculation.rules` contains all of them. */
const ShownRules = z.object({
  ssoPayer: z.enum(['employee', 'company']),
  taxPayer: z.enum(['employee', 'company']),
  grossUp: z.boolean(),
  nightPremium: z.boolean(),
})
const DoneRow = z.object({
  calculated_by: z.array(Id.nullable()),
  is_providers: z.boolean(),
  requested_by_name: z.string(),
  requested_face: ActorFace,
  finished_at: Timestamp,
  totals: RunTotals,
  rules: ShownRules,
})

/** The calculation `done`, or a payslip of it, was requested by an account outside the company. */
export const IS_PROVIDERS = `exists (select from unnest(${CALCULATED_BY('done')}) as who(id) where who.id is not null and not exists (
  select from ${ACCOUNTS} account where account.company_id = $1 and account.id = who.id))`

/** The calculation that the run points at. */
function doneCalculation(tx: Tx, companyId: number, run: RunRecord) {
  return tx.maybeOne(
    DoneRow,
    `select ${CALCULATED_BY('done')} as calculated_by, requested_by_name, ${actorFace('done', 'requested_by')} as requested_face,
       coalesce(revised_at, finished_at) as finished_at, totals, rules, ${IS_PROVIDERS} as is_providers
     from payroll_calculation done where company_id = $1 and id = $2`,
    [companyId, run.calculation_id],
  )
}

/** The days of the run that were not over at its calculation. */
export async function readDaysAhead(tx: Tx, companyId: number, run: RunRecord) {
  return daysAheadOf((await doneCalculation(tx, companyId, run))?.totals)
}

/** The facts for this user's approval and, with the unconfirmed accounts, the payment. */
export async function approvalFacts(
  tx: Tx,
  companyId: number,
  run: RunRecord,
  session: Session,
  openAccounts = 0,
): Promise<ApprovalFacts> {
  const done = await doneCalculation(tx, companyId, run)
  return {
    isProvider: session.entered !== undefined,
    unpayable: done?.totals.unpayable ?? 0,
    requiresSecondPerson: await requiresSecondPerson(tx),
    isOwnCalculation: done?.calculated_by.includes(session.accountId) ?? false,
    isProvidersCalculation: done?.is_providers ?? false,
    openAccounts,
  }
}

const DecisionRow = z.object({
  verdict: RunDetail.shape.decisions.element.shape.verdict,
  actor: z.string(),
  actor_face: ActorFace,
  reason: z.string(),
  at: Timestamp,
})

const FaceRow = z.object({ face: ActorFace })
const CREATED = `select ${actorFace('run', 'created_by')} as face from payroll_run run where company_id = $1 and id = $2`

const readDecisions = (tx: Tx, companyId: number, id: number) =>
  tx.query(
    DecisionRow,
    `select verdict, actor, ${actorFace('decision')} as actor_face, reason, at from ${DECISIONS} decision
     where company_id = $1 and subject = 'payroll_run' and subject_id = $2 order by id`,
    [companyId, id],
  )

/** One run as displayed to this user. Throws `not_found`. */
export async function describeRun(
  tx: Tx,
  companyId: number,
  id: number,
  session: Session,
  language: Language,
): Promise<RunDetail> {
  const run = await loadRun(tx, companyId, id)
  const latest = await latestCalculation(tx, companyId, id)
  const done = await doneCalculation(tx, companyId, run)
  const accounts = await countAccounts(tx, run, session)
  const approval = await approvalFacts(tx, companyId, run, session, accounts.open)
  const decisions = await readDecisions(tx, companyId, id)
  const totals = done?.totals
  return {
    ...runFields(run, isActive(latest), approval, session, language),
    choice: await describeChoice(tx, run),
    calculation: latest && toCalculation(latest),
    calculated_by: done?.requested_by_name ?? null,
    calculated_face: done?.requested_face ?? null,
    created_face: (await tx.one(FaceRow, CREATED, [companyId, id])).face,
    calculated_at: done?.finished_at.toISOString() ?? null,
    totals: totals?.sums ?? null,
    rules: done && rulesOf(done.rules),
    counts: {
      employees: totals?.employees ?? 0,
      reviews: totals?.reviews ?? 0,
      to_check: await countToCheck(tx, run),
      problems: totals?.problems ?? 0,
      unpayable: totals?.unpayable ?? 0,
    },
    days_ahead: daysAheadOf(totals),
    approval_refusal:
      run.status === 'calculated' && mayCallFor(session, 'approve') ? approvalRefusal(approval) : null,
    accounts: { ...accounts, must_confirm: approval.requiresSecondPerson },
    payment_refusal:
      run.status === 'approved' && mayCallFor(session, 'pay') ? paymentRefusal(approval) : null,
    decisions: decisions.map((one) => ({ ...one, at: one.at.toISOString() })),
    ...(await readHeldSums(tx, run)),
    omitted: await readOmissions(tx, run.id),
    may_accept:
      run.status === 'calculated' &&
      checkRefusal(approval) === null &&
      isPermitted(session, acceptReviews.access),
    may_omit:
      !session.entered &&
      !isLocked(run.status) &&
      run.kind !== 'final' &&
      isPermitted(session, omitEmployee.access),
    may_hold: run.calculation_id !== null && !session.entered && isPermitted(session, holdPayslip.access),
    payment: run.paid_on === null ? null : { paid_on: run.paid_on, paid_by: run.paid_by_name },
    pay_day: await payDayOf(tx, run),
    exchange_rate_date: run.exchange_rate_date,
    overlaps: isLocked(run.status) ? [] : await overlappingRuns(tx, companyId, run, run.id),
  }
}

/** The days that were not over at the calculation with these totals. */
const daysAheadOf = (totals: Pick<RunTotals, 'ahead'> | undefined): RunDetail['days_ahead'] =>
  totals?.ahead
    ? {
        days: countDays(totals.ahead.from, totals.ahead.to),
        from_date: totals.ahead.from,
        to_date: totals.ahead.to,
      }
    : null

const PayDayRow = z.object({ pay_day: Count.nullable() })

async function payDayOf(tx: Tx, run: RunRecord): Promise<string | null> {
  const setting = await tx.maybeOne(
    PayDayRow,
    `select pay_day from ${COMPANY_SETTINGS} s where company_id = $1`,
    [tx.companyId],
  )
  return setting?.pay_day ? nearestPayDay(run.to_date, setting.pay_day) : null
}

const rulesOf = (rules: z.infer<typeof ShownRules>): NonNullable<RunDetail['rules']> => ({
  sso_payer: rules.ssoPayer,
  tax_payer: rules.taxPayer,
  gross_up: rules.grossUp,
  night_premium: rules.nightPremium,
})

const ROUTES = {
  edit: updateRun,
  delete: deleteRun,
  calculate: calculateRun,
  approve: approveRun,
  pay: payRun,
}

/** Whether this user has the permission for the call of the action, regardless of the run's state. */
const mayCallFor = (session: Session, action: RunAction) => isPermitted(session, ROUTES[action].access)

/** A final run is changed and deleted with its settlement. */
const OF_SETTLEMENT: readonly RunAction[] = ['edit', 'delete']

/** The fields that list and detail share. */
export function runFields(
  run: RunRecord,
  isCalculating: boolean,
  approval: ApprovalFacts,
  session: Session,
  language: Language,
) {
  return {
    id: run.id,
    title: titleIn(run.title, language),
    kind: run.kind,
    from_date: run.from_date,
    to_date: run.to_date,
    mode: run.mode,
    days_per_month: Number(run.days_per_month),
    hours_per_day: Number(run.hours_per_day),
    status: run.status,
    is_calculating: isCalculating,
    created_by: run.created_by_name,
    created_at: run.created_at.toISOString(),
    version: run.version,
    can: actionsOn(run.status, isCalculating, approval).filter(
      (action) => mayCallFor(session, action) && !(run.kind === 'final' && OF_SETTLEMENT.includes(action)),
    ),
  }
}
