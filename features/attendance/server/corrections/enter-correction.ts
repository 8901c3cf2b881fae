import { lockPerson } from '#features/employees/server/index.ts'
import { lockedRunWarnings, type RequestEngine } from '#features/requests/server/index.ts'
import { approveDays, lockRequest } from '#features/schedules/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { type CorrectionInput, correctScan } from '../../contract/corrections.ts'
import { CORRECTION_FAULTS, type CorrectionFault } from '../../locales/corrections.ts'
import { type Correction, checkCorrection } from './check-correction.ts'
import { CORRECTION_REQUEST } from './correction-request-kind.ts'
import { requireCorrectable, requireOthersScans } from './may-correct.ts'
import { addCorrections, CORRECTIONS, replaceCorrection } from './stored-corrections.ts'

/** HR adds a forgotten scan or leaves a wrong one out. */
export const enterCorrectionWith = (engine: RequestEngine): Endpoint =>
  handle(correctScan, (context) =>
    inCompany(context, async (tx) => {
      const { body } = context
      await requireCorrectable(tx)
      // Of two corrections that are entered at the same time, the second sees the first.
      await lockPerson(tx, body.employee_id)
      await requireOthersScans(tx, context, [body.employee_id])
      if (body.replaces) {
        const replaced = await lockRequest(tx, CORRECTIONS, body.replaces.id, body.replaces.version)
        // Days of another date would neither be derived again nor be among the warnings.
        const isOfDay = replaced.firstDay <= body.work_date && body.work_date <= replaced.lastDay
        if (replaced.employeeId !== body.employee_id || !isOfDay) throw new AppError('not_found')
      }
      const correction = await checkCorrection(tx, body)
      if (typeof correction === 'string') throw faultOf(correction, context, body)
      const day = { firstDay: body.work_date, lastDay: body.work_date }
      const warnings = await lockedRunWarnings(tx, engine.readLockedRuns, [day])
      if (warnings.length > 0 && !body.confirmed) return { data: { id: null, warnings } }
      return { data: { id: await store(tx, context, engine, body, correction), warnings } }
    }),
  )

const OF_TIME: readonly CorrectionFault[] = ['in_future', 'outside_window', 'has_scan', 'no_such_scan']

function faultOf(fault: CorrectionFault, { language }: Pick<Context, 'language'>, body: CorrectionInput) {
  const field = OF_TIME.includes(fault) && body.time !== null ? 'time' : 'work_date'
  return new AppError('invalid_input', { fields: { [field]: [CORRECTION_FAULTS[fault][language]] } })
}

async function store(
  tx: Tx,
  context: Context,
  engine: RequestEngine,
  body: CorrectionInput,
  correction: Correction,
) {
  const actor = actorOf(context)
  if (body.replaces) await replaceCorrection(tx, engine, { id: body.replaces.id, reason: body.reason, actor })
  const [added] = await addCorrections(tx, [correction])
  if (!added) throw new AppError('duplicate')
  await approveDays(tx, CORRECTION_REQUEST, [added], actor, body.reason)
  const { employee_id, work_date, clock_kind, time, reason } = body
  await audit(tx, tx.companyId, actor, {
    action: 'create',
    entity: 'scan_correction',
    entityId: added.id,
    after: {
      ...{ employee_id, work_date, clock_kind, time, reason },
      void_scanned_at: body.void?.scanned_at ?? null,
    },
  })
  return added.id
}
