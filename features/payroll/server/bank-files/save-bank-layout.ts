import { z } from 'zod'
import { BANKS } from '#features/master-data/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, Version } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, handle, inCompany } from '#kit/server/handler.ts'
import { requireListRow } from '#kit/server/list/read-list.ts'
import {
  type BankLayoutInput,
  type BankLayoutRow,
  createBankLayout as createRoute,
  deleteBankLayout as deleteRoute,
  listBankLayouts,
  showBankLayout as showRoute,
  updateBankLayout as updateRoute,
} from '../../contract.ts'
import { bankLayoutList } from './list-bank-layouts.ts'

const ENTITY = 'bank_layout'
const COLUMNS = [
  ...[
    'bank_id',
    'name',
    'format',
    'separator',
    'encoding',
    'has_header',
    'has_totals',
    'columns',
    'file_name',
  ],
  'source_note',
]
const VALUES = `json_populate_record(null::bank_layout, $2)`
const ADD = `
  insert into bank_layout (company_id, changed_by_name, ${COLUMNS.join(', ')})
  select $1, $3, ${COLUMNS.map((name) => `w.${name}`).join(', ')} from ${VALUES} w
  on conflict (company_id, bank_id) where deleted_at is null do nothing returning id`
const UPDATE = `
  update bank_layout r set version = r.version + 1, changed_by_name = $4, changed_at = statement_timestamp(), ${COLUMNS.map((name) => `${name} = w.${name}`).join(', ')}
  from ${VALUES} w where r.company_id = $1 and r.id = $3`

function readLayout(tx: Tx, context: Pick<Context, 'language'>, id: number): Promise<BankLayoutRow> {
  return requireListRow(tx, listBankLayouts, bankLayoutList, context, [id])
}

const LockedRow = z.object({ id: Id, version: Version })

async function lockLayout(tx: Tx, id: number, version?: number) {
  const row = await tx.maybeOne(
    LockedRow,
    'select id, version from bank_layout where company_id = $1 and id = $2 and deleted_at is null for update',
    [tx.companyId, id],
  )
  if (!row) throw new AppError('not_found')
  if (version !== undefined && row.version !== version) throw new AppError('stale_version')
}

async function requireBank(tx: Tx, { bank_id }: BankLayoutInput) {
  if (!(await tx.exists(`select from ${BANKS} k where k.id = $1`, [bank_id]))) throw new AppError('not_found')
}

export const showBankLayout = handle(showRoute, (context) =>
  inCompany(context, async (tx) => ({ data: await readLayout(tx, context, context.params.layout_id) })),
)

/** A layout says to which account the file pays: like a payment, it is for users of the company, not for the provider's inside it. */
function refuseProvider({ session }: Pick<Context, 'session'>) {
  if (session.entered) throw new AppError('company_decides')
}

export const createBankLayout = handle(createRoute, (context) =>
  inCompany(context, async (tx) => {
    refuseProvider(context)
    await requireBank(tx, context.body)
    const values = [tx.companyId, JSON.stringify(context.body), actorOf(context).name]
    const added = await tx.maybeOne(IdRow, ADD, values)
    if (!added) throw new AppError('duplicate')
    const data = await readLayout(tx, context, added.id)
    await audit(tx, tx.companyId, actorOf(context), {
      ...{ action: 'create', entity: ENTITY, entityId: added.id, after: data },
    })
    return { data }
  }),
)

export const updateBankLayout = handle(updateRoute, (context) =>
  inCompany(context, async (tx) => {
    refuseProvider(context)
    const { version, ...layout } = context.body
    const { layout_id } = context.params
    await lockLayout(tx, layout_id, version)
    await requireBank(tx, layout)
    const isTaken = await tx.exists(
      'select from bank_layout where company_id = $1 and bank_id = $2 and id <> $3 and deleted_at is null',
      [tx.companyId, layout.bank_id, layout_id],
    )
    if (isTaken) throw new AppError('duplicate')
    const before = await readLayout(tx, context, layout_id)
    await tx.execute(UPDATE, [...[tx.companyId, JSON.stringify(layout), layout_id], actorOf(context).name])
    const data = await readLayout(tx, context, layout_id)
    await audit(tx, tx.companyId, actorOf(context), {
      ...{ action: 'update', entity: ENTITY, entityId: layout_id, before, after: data },
    })
    return { data }
  }),
)

export const deleteBankLayout = handle(deleteRoute, (context) =>
  inCompany(context, async (tx) => {
    refuseProvider(context)
    const { layout_id } = context.params
    await lockLayout(tx, layout_id)
    const before = await readLayout(tx, context, layout_id)
    await tx.execute(
      'update bank_layout set deleted_at = now(), version = version + 1 where company_id = $1 and id = $2',
      [tx.companyId, layout_id],
    )
    await audit(tx, tx.companyId, actorOf(context), {
      ...{ action: 'delete', entity: ENTITY, entityId: layout_id, before },
    })
    return { data: { deleted: true as const } }
  }),
)
