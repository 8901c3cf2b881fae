import { existingEmployees } from '#features/employees/server/index.ts'
import {
  lockedRunWarnings,
  ofOtherBranches,
  ownAmong,
  type ReadLockedRuns,
} from '#features/requests/server/index.ts'
import { approveDays } from '#features/schedules/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { auditEach } from '#kit/server/audit.ts'
import { actorOf, type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { type CorrectedDay, correctByShift } from '../../contract/corrections.ts'
import { CORRECTION_FAULTS, type CorrectionFault } from '../../locales/corrections.ts'
import { readFacts } from '../derivation/read-facts.ts'
import { type Correction, shiftTimeOf } from './check-correction.ts'
import { CORRECTION_REQUEST } from './correction-request-kind.ts'
import { requireCorrectable } from './may-correct.ts'
import { addCorrections } from './stored-corrections.ts'

type Judged = Correction | CorrectionFault

/** HR adds the missing scans of several days at the times of their shifts. */
export const correctByShiftWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(correctByShift, (context) =>
    inCompany(context, async (tx) => {
      const { days, reason, confirmed } = context.body
      await requireCorrectable(tx)
      const judged = await judge(tx, context, days, reason)
      const good = judged.filter((correction) => typeof correction !== 'string')
      const ranges = good.map(({ workDate }) => ({ firstDay: workDate, lastDay: workDate }))
      const warnings = await lockedRunWarnings(tx, readLockedRuns, ranges)
      const isStored = warnings.length === 0 || confirmed
      const stored = isStored ? await store(tx, context, good, reason) : new Set(good)
      const outcomes = days.map((day, at) => {
        const correction = judged[at] as Judged
        const fault =
          typeof correction === 'string' ? correction : stored.has(correction) ? null : 'corrected'
        return { ...day, error: fault && CORRECTION_FAULTS[fault][context.language] }
      })
      return { data: { is_stored: isStored, warnings, outcomes } }
    }),
  )

/** Each day once: the facts of all days are read together. */
async function judge(
  tx: Tx,
  context: Context,
  days: readonly CorrectedDay[],
  reason: string,
): Promise<Judged[]> {
  const ids = [...new Set(days.map(({ employee_id }) => employee_id))]
  if ((await existingEmployees(tx, ids)).size < ids.length) throw new AppError('not_found')
  const own = await ownAmong(tx, context, ids)
  if ((await ofOtherBranches(tx, context, 'scan_correction', ids)).size > 0)
    throw new AppError('other_branch')
  const dates = days.map(({ work_date }) => work_date).sort()
  const facts = await readFacts(tx, ids, dates[0] as string, dates.at(-1) as string)
  const seen = new Set<string>()
  return days.map((day) => {
    const key = `${day.employee_id} ${day.work_date} ${day.clock_kind}`
    if (seen.has(key)) return 'corrected'
    seen.add(key)
    return own.has(day.employee_id) ? 'own_scans' : shiftTimeOf(facts, day, reason)
  })
}

/** Those that were stored; the others were corrected by somebody else at the same time. */
async function store(tx: Tx, context: Context, good: readonly Correction[], reason: string) {
  if (good.length === 0) return new Set<Correction>()
  const actor = actorOf(context)
  const added = await addCorrections(tx, good)
  await approveDays(tx, CORRECTION_REQUEST, added, actor, reason)
  const key = (employeeId: number, day: string) => `${employeeId} ${day}`
  const rows = new Map(added.map((row) => [key(row.employeeId, row.firstDay), row]))
  await auditEach(
    tx,
    actor,
    { action: 'create', entity: 'scan_correction' },
    added.map(({ id, employeeId, firstDay }) => ({
      entityId: id,
      before: null,
      after: { employee_id: employeeId, work_date: firstDay, reason },
    })),
  )
  return new Set(good.filter(({ employeeId, workDate }) => rows.has(key(employeeId, workDate))))
}
