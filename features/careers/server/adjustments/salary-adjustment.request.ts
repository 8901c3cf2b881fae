import {
  cancelSalary,
  lockPeople,
  recordSalaryAdjustments,
  SALARIES,
} from '#features/employees/server/index.ts'
import { type Decided, defineOwnKind, lockedRunWarnings } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import salaryAdjustment from '../../contract/salary-adjustment.request.ts'
import { judgeAdjustment, LAST_DAY } from './judge-adjustment.ts'
import { readAdjustments } from './read-adjustments.ts'
import { salaryReaders } from './salary-readers.ts'

const idsOf = (decided: readonly Decided[]) => decided.map(({ subjectId }) => subjectId)

/** SQL of a column of the base salary before the effective date, $3, of the employee $2. */
const before = (
  column: string,
) => `(select s.${column} from ${SALARIES} s where s.company_id = $1 and s.employee_id = $2
  and s.in_force_from < $3::date order by s.in_force_from desc limit 1)`

/** New base salaries: the director decides, then HR. The approval stores the salary, which is in force from its day on. */
const SALARY_ADJUSTMENT = defineOwnKind(salaryAdjustment, {
  facts: { first_day: 'r.effective_date' },
  detail: 'reason',
  fixed: { current_salary: before('base_salary'), current_currency: before('currency') },
  judge: judgeAdjustment,
  decide: 'edit-salary',
  isMoney: true,
  steps: () => [
    { role: 'director', may_be_skipped: false },
    { role: 'hr', may_be_skipped: false },
  ],
  context: async (tx, { firstDay }) => {
    const { readLockedRuns } = salaryReaders()
    const days = firstDay ? [{ firstDay, lastDay: LAST_DAY }] : []
    return { locked_runs: await lockedRunWarnings(tx, readLockedRuns, days) }
  },
  async beforeFinal(tx, decided, fault) {
    // Of two approvals for one day at the same time the second one sees the salary of the first.
    await lockPeople(
      tx,
      decided.map(({ employeeId }) => employeeId),
    ).catch(ignoreDeleted)
    const rows = new Map((await readAdjustments(tx, idsOf(decided))).map((row) => [row.id, row]))
    const days = new Set<string>()
    for (const { requestId, subjectId } of decided) {
      const row = rows.get(subjectId)
      const day = `${row?.employee_id} ${row?.effective_date}`
      if (!row?.is_employed) fault(requestId, 'adjustment_not_employed')
      else if (row.is_taken || days.has(day)) fault(requestId, 'adjustment_same_day')
      days.add(day)
    }
  },
  onFinal: storeSalaries,
  async onCancelled(tx, decided, actor) {
    for (const { id, salary_id } of await readAdjustments(tx, idsOf(decided)))
      if (salary_id !== null)
        await cancelSalary(tx, actor, { id: salary_id, reason: '' }, salaryReaders().readLockedRuns).then(
          () => tx.execute(FORGET, [tx.companyId, id]),
        )
  },
  canCancel: () => 'no',
})
export default SALARY_ADJUSTMENT

/** A deleted employee is a fault of the one request. */
function ignoreDeleted(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}

const FORGET = 'update salary_adjustment set salary_id = null where company_id = $1 and id = $2'

const KEEP = `
  update salary_adjustment a set salary_id = s.id from ${SALARIES} s
  where a.company_id = $1 and a.id = any($2) and s.company_id = a.company_id and s.employee_id = a.employee_id
    and s.in_force_from = a.effective_date`

async function storeSalaries(tx: Tx, decided: readonly Decided[], actor: Actor): Promise<void> {
  const ids = idsOf(decided)
  const rows = (await readAdjustments(tx, ids)).map(({ reason, ...row }) => ({
    ...{ emp_number: row.emp_number, effective_date: row.effective_date, remark: reason.slice(0, 200) },
    ...{ target_salary: row.target_salary, currency: row.currency },
  }))
  await recordSalaryAdjustments(tx, rows, actor, 'request')
  await tx.execute(KEEP, [tx.companyId, ids])
}
