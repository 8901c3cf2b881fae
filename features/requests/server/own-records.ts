import { AppError } from '#kit/contract/errors.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import type { RowSchema } from '#kit/database/check-rows.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { employeeOf } from '#kit/server/employee-of.ts'
import { actorOf, type Context, type Endpoint, inCompany } from '#kit/server/handler.ts'
import type { WaitsFor } from '../contract/facts.ts'
import type { RequestAction, RequestStatus } from '../contract/status.ts'
import type { RequestEngine } from './engine.ts'
import { requireAction } from './find-request.ts'
import { nameHr } from './hr-branches/name-hr.ts'
import { readActions } from './read-actions.ts'
import type { RequestKind } from './request-kind.ts'
import { addRequest, changeFacts } from './submit-requests.ts'

/** What the own records of all kinds have. */
interface OwnRecord {
  id: number
  request_id: number
  status: RequestStatus
  version: number
}

/** The transaction, the employee who asks, and the engine. */
export interface Asking {
  tx: Tx
  context: Context
  employeeId: number
  engine: RequestEngine
}

export interface Judged {
  /** The values of the statements from $3 on. */
  values: readonly unknown[]
  /** How many things there are to check for who decides. */
  warnings: number
  /** Days that it takes from a balance, if the kind counts them. */
  days?: number
  /** Whom it is about, if that is not the employee who asks. */
  employeeId?: number
}

/** How records of a kind are stored for the employee who asks for them. */
export interface OwnRecords<Input, Row extends OwnRecord> {
  kind: RequestKind
  /**
   * Locks the employee and judges what is asked for; `id`: the record that is changed, 0 for a new one. Throws `invalid_input` with what a rule
   * refuses, except of a draft (`is_draft`).
   */
  judge: (asking: Asking, input: Input, id: number) => Promise<Judged>
  /** Stores a draft and returns its `id`. $1: company, $2: employee. */
  insert: string
  /** Changes a record and increases its version. $1: company, $2: its id. */
  update: string
  /** Throws `not_found`, also for records of others. */
  read: (asking: Asking, id: number) => Promise<Row>
  /** The fields for the activity log. */
  logged: readonly (keyof Row & string)[]
  /** What belongs to the record besides. */
  afterSave?: (asking: Asking, input: Input, id: number) => Promise<void>
}

/** The calls of an own record: `show` and `change` have its id as their only param, `change` has the version besides the input. */
export interface OwnRecordRoutes {
  show: RouteSpec
  request: RouteSpec
  change: RouteSpec
}

type AnyInput = { is_draft?: boolean }

const pick = <Row extends object>(row: Row, fields: readonly (keyof Row & string)[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field]]))

async function request<Input extends AnyInput, Row extends OwnRecord>(
  asking: Asking,
  records: OwnRecords<Input, Row>,
  input: Input,
): Promise<Row> {
  const { tx, context, engine } = asking
  const { values, employeeId = asking.employeeId, ...judged } = await records.judge(asking, input, 0)
  const { id } = await tx.one(IdRow, records.insert, [tx.companyId, employeeId, ...values])
  const actor = actorOf(context)
  const saved = { ...judged, kind: records.kind, subjectId: id, isDraft: input.is_draft ?? false }
  await addRequest(tx, engine, actor, saved)
  await records.afterSave?.(asking, input, id)
  const row = await records.read(asking, id)
  await audit(tx, tx.companyId, actor, {
    ...{ action: 'create', entity: records.kind.entity, entityId: id },
    after: { employee_id: employeeId, ...pick(row, records.logged) },
  })
  return row
}

async function change<Input extends AnyInput, Row extends OwnRecord>(
  asking: Asking,
  records: OwnRecords<Input, Row>,
  { id, version, input: wanted }: { id: number; version: number; input: Input },
): Promise<Row> {
  const { tx, context, engine } = asking
  const { request_id } = await records.read(asking, id)
  await requireAction(tx, context, engine, { id: request_id, action: 'edit' })
  // Under the lock: another change at the same time has stored its version by now.
  const before = await records.read(asking, id)
  if (before.version !== version) throw new AppError('stale_version')
  // What was sent is sent again.
  const isDraft = (wanted.is_draft ?? false) && before.status === 'draft'
  const input = { ...wanted, is_draft: isDraft }
  const { values, employeeId: _, ...judged } = await records.judge(asking, input, id)
  await tx.execute(records.update, [tx.companyId, id, ...values])
  const actor = actorOf(context)
  await changeFacts(tx, engine, actor, { ...judged, kind: records.kind, subjectId: id, isDraft })
  await records.afterSave?.(asking, input, id)
  const after = await records.read(asking, id)
  await audit(tx, tx.companyId, actor, {
    ...{ action: 'update', entity: records.kind.entity, entityId: id },
    ...{ before: pick(before, records.logged), after: pick(after, records.logged) },
  })
  return after
}

/** Reads an own record with what the reader can do. `sql`: $1: company, $2: employee, or account with `isForOthers`, $3: id. Throws `not_found`. */
export async function readOwnRecord<Row extends { request_id: number; waits_for: WaitsFor | null }>(
  { tx, context, employeeId, engine }: Asking,
  row: RowSchema<Row>,
  sql: string,
  id: number,
  isForOthers = false,
): Promise<Row & { can: RequestAction[] }> {
  const owner = isForOthers ? (context.session?.accountId ?? 0) : employeeId
  const stored = await tx.maybeOne(row, sql, [tx.companyId, owner, id])
  if (!stored) throw new AppError('not_found')
  const actions = await readActions(tx, context, engine, [stored.request_id])
  const waiting = { requestId: stored.request_id, waitsFor: stored.waits_for }
  const [waits_for = null] = await nameHr(tx, [waiting], context.language)
  return { ...stored, waits_for, can: actions.get(stored.request_id) ?? [] }
}

const idOf = ({ params }: Context): number => Number(Object.values(params)[0])

/**
 * The endpoints with which an employee sees an own record, asks for one, and changes it while nobody has decided or after it was returned.
 */
export function ownRecordEndpoints<Input extends object, Row extends OwnRecord>(
  engine: RequestEngine,
  routes: OwnRecordRoutes,
  records: OwnRecords<Input & AnyInput, Row>,
): Endpoint[] {
  const inTransaction = (context: Context, work: (asking: Asking) => Promise<Row>) =>
    inCompany(context, async (tx) => ({
      data: await work({ tx, context, employeeId: employeeOf(context), engine }),
    }))
  return [
    {
      route: routes.show,
      run: (context) => inTransaction(context, (asking) => records.read(asking, idOf(context))),
    },
    {
      route: routes.request,
      run: (context) =>
        inTransaction(context, (asking) => request(asking, records, context.body as unknown as Input)),
    },
    {
      route: routes.change,
      run: (context) =>
        inTransaction(context, (asking) => {
          const { version, ...input } = context.body as unknown as Input & { version: number }
          return change(asking, records, { id: idOf(context), version, input: input as unknown as Input })
        }),
    },
  ]
}
