import { DEPARTMENTS } from '#features/master-data/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import {
  addLeaveBlock,
  deleteLeaveBlock,
  LeaveBlock,
  type LeaveBlockInput,
  listLeaveBlocks,
  updateLeaveBlock,
} from '../../contract.ts'

const COLUMNS = `b.id, b.first_day, b.last_day, b.department_ids, b.leave_type_ids, b.note, b.version,
  array(select d.name from ${DEPARTMENTS} d where d.company_id = $1 and d.id = any(b.department_ids) order by d.name collate lao) as departments,
  array(select t.name from leave_type t where t.company_id = $1 and t.id = any(b.leave_type_ids) order by t.name collate lao) as leave_types`

const LIST = `
  select ${COLUMNS} from leave_block b where b.company_id = $1 and b.last_day >= today_in_laos() - 731
  order by b.first_day desc, b.id desc limit 500`

const ONE = `select ${COLUMNS} from leave_block b where b.company_id = $1 and b.id = $2 for update of b`

/** Nobody can name departments and leave types of another company. Throws `not_found`. */
async function requireChosen(tx: Tx, { department_ids, leave_type_ids }: LeaveBlockInput): Promise<void> {
  const missing = (table: string, ids: readonly number[]) =>
    tx.exists(
      `select from unnest($2::bigint[]) as id where not exists (select from ${table} r where r.company_id = $1 and r.id = id.id)`,
      [tx.companyId, ids],
    )
  if (await missing(DEPARTMENTS, department_ids ?? [])) throw new AppError('not_found')
  if (await missing('(select company_id, id from leave_type)', leave_type_ids ?? []))
    throw new AppError('not_found')
}

/** An empty choice is everybody, or all types. */
const someOf = (ids: readonly number[] | null) => (ids && ids.length > 0 ? [...new Set(ids)] : null)
const valuesOf = ({ first_day, last_day, department_ids, leave_type_ids, note }: LeaveBlockInput) => [
  ...[first_day, last_day, someOf(department_ids), someOf(leave_type_ids), note],
]

const ADD = `
  insert into leave_block (company_id, first_day, last_day, department_ids, leave_type_ids, note, account_name)
  values ($1, $2, $3, $4, $5, $6, $7) returning id`
const UPDATE = `
  update leave_block set first_day = $3, last_day = $4, department_ids = $5, leave_type_ids = $6, note = $7, version = version + 1
  where company_id = $1 and id = $2`

async function lockBlock(tx: Tx, id: number): Promise<LeaveBlock> {
  const block = await tx.maybeOne(LeaveBlock, ONE, [tx.companyId, id])
  if (!block) throw new AppError('not_found')
  return block
}

const logged = ({
  first_day,
  last_day,
  department_ids,
  leave_type_ids,
  note,
}: LeaveBlockInput | LeaveBlock) => ({
  ...{ first_day, last_day, department_ids, leave_type_ids, note },
})

export const blockEndpoints: Endpoint[] = [
  handle(listLeaveBlocks, (context) =>
    inCompany(context, async (tx) => ({ data: await tx.query(LeaveBlock, LIST, [tx.companyId]) })),
  ),
  handle(addLeaveBlock, (context) =>
    inCompany(context, async (tx) => {
      const { body } = context
      await requireChosen(tx, body)
      const actor = actorOf(context)
      const { id } = await tx.one(IdRow, ADD, [tx.companyId, ...valuesOf(body), actor.name])
      const after = logged(body)
      await audit(tx, tx.companyId, actor, {
        action: 'create',
        entity: 'leave_block',
        entityId: id,
        before: null,
        after,
      })
      return { data: { id } }
    }),
  ),
  handle(updateLeaveBlock, (context) =>
    inCompany(context, async (tx) => {
      const { body, params } = context
      const { leave_block_id: id } = params
      const before = await lockBlock(tx, id)
      if (before.version !== body.version) throw new AppError('stale_version')
      await requireChosen(tx, body)
      await tx.execute(UPDATE, [tx.companyId, id, ...valuesOf(body)])
      const change = { before: logged(before), after: logged(body) }
      await audit(tx, tx.companyId, actorOf(context), {
        action: 'update',
        entity: 'leave_block',
        entityId: id,
        ...change,
      })
      return { data: { id } }
    }),
  ),
  handle(deleteLeaveBlock, (context) =>
    inCompany(context, async (tx) => {
      const { leave_block_id: id } = context.params
      const before = logged(await lockBlock(tx, id))
      await tx.execute('delete from leave_block where company_id = $1 and id = $2', [tx.companyId, id])
      await audit(tx, tx.companyId, actorOf(context), {
        action: 'delete',
        entity: 'leave_block',
        entityId: id,
        before,
        after: null,
      })
      return { data: { deleted: true as const } }
    }),
  ),
]
