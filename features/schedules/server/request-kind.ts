import type { LockedDays } from '#features/requests/contract/status.ts'
import {
  lockedRunWarnings,
  type Range,
  type RequestEngine,
  requireOthers,
} from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context } from '#kit/server/handler.ts'
import type { RequestTable } from './cancel-requests.ts'
import { lockRequest, recordChange } from './change-request.ts'
import { approveDays } from './record-approved.ts'

/** What HR enters of a request. */
type Values = object & { employee_id: number }

/** A kind of requests that HR enters and changes one by one: leave, overtime. `Row` is its record, `V` is what HR enters of it. */
export interface HrEntryKind<Row extends V, V extends Values, W> {
  table: RequestTable
  /** Throws `not_found`. */
  read: (tx: Tx, context: Pick<Context, 'language'>, id: number) => Promise<Row>
  /** Locks the employee, so that a second entry at the same time sees the first one. Throws `not_found`. */
  lockParties: (tx: Tx, values: V) => Promise<void>
  /** The warnings about these values, without those of runs; `editedId` is the request that gets them. */
  warnings: (tx: Tx, values: V, editedId?: number) => Promise<W[]>
  /** Throws `invalid_input` for values with these warnings that HR cannot confirm. */
  refuse?: (values: V, warnings: readonly W[], language: Language) => void
  daysOf: (values: V) => Range
  /** The fields that affect days. */
  dayFields: readonly (keyof V)[]
  /** The fields that the history of a request shows. */
  factsOf: (row: Row) => object
  /** Adds an approved request; null if the same one exists. */
  add: (tx: Tx, values: V) => Promise<{ id: number } | null>
  /** Sets these values and the next version; false if the same request exists. */
  update: (tx: Tx, id: number, values: V) => Promise<boolean>
}

/** The stored request; null if there are warnings that the user has not confirmed, then nothing is stored. */
interface Stored<Row, W> {
  row: Row | null
  warnings: (W | LockedDays)[]
}

/** HR enters a request, which is approved immediately. Throws `duplicate` if the same one exists, and `own_request`. */
export async function enterRequest<Row extends V, V extends Values, W>(
  tx: Tx,
  context: Context,
  kind: HrEntryKind<Row, V, W>,
  { readLockedRuns }: RequestEngine,
  { values, confirmed }: { values: V; confirmed: boolean },
): Promise<Stored<Row, W>> {
  await requireOthers(tx, context, [values.employee_id], kind.table.kind.kind)
  await kind.lockParties(tx, values)
  const days = kind.daysOf(values)
  const own = await kind.warnings(tx, values)
  if (confirmed) kind.refuse?.(values, own, context.language)
  const warnings = [...own, ...(await lockedRunWarnings(tx, readLockedRuns, [days]))]
  if (warnings.length > 0 && !confirmed) return { row: null, warnings }
  const added = await kind.add(tx, values)
  if (!added) throw new AppError('duplicate')
  const { kind: requestKind } = kind.table
  const actor = actorOf(context)
  await approveDays(tx, requestKind, [{ ...days, id: added.id, employeeId: values.employee_id }], actor)
  const row = await kind.read(tx, context, added.id)
  await audit(tx, tx.companyId, actor, {
    action: 'create',
    entity: requestKind.entity,
    entityId: added.id,
    after: row,
  })
  return { row, warnings }
}

interface Change<V extends Values> {
  id: number
  version: number
  values: Omit<V, 'employee_id'>
  confirmed: boolean
}

/**
 * HR changes an approved request. The days before and after are derived again; payslips of approved runs stay as they
 * are. Throws `not_found`, `stale_version`, `request_status` unless it is approved, or `duplicate` if the same one exists.
 */
export async function changeRequest<Row extends V, V extends Values, W>(
  tx: Tx,
  context: Context,
  kind: HrEntryKind<Row, V, W>,
  { readLockedRuns }: RequestEngine,
  { id, version, values, confirmed }: Change<V>,
): Promise<Stored<Row, W>> {
  const stored = await lockRequest(tx, kind.table, id, version)
  await requireOthers(tx, context, [stored.employeeId], kind.table.kind.kind)
  const changed = { ...values, employee_id: stored.employeeId } as V
  await kind.lockParties(tx, changed)
  const before = await kind.read(tx, context, id)
  const differs = (field: keyof V) => before[field] !== changed[field]
  const days = kind.dayFields.some(differs) ? [before, changed].map(kind.daysOf) : []
  const own = await kind.warnings(tx, changed, id)
  if (confirmed) kind.refuse?.(changed, own, context.language)
  const warnings = [...own, ...(await lockedRunWarnings(tx, readLockedRuns, days))]
  if (warnings.length > 0 && !confirmed) return { row: null, warnings }
  if (!(Object.keys(changed) as (keyof V)[]).some(differs)) return { row: before, warnings }
  if (!(await kind.update(tx, id, changed))) throw new AppError('duplicate')
  const after = await kind.read(tx, context, id)
  await recordChange(tx, context, kind.table, stored, { before, after, factsOf: kind.factsOf })
  return { row: await kind.read(tx, context, id), warnings }
}
