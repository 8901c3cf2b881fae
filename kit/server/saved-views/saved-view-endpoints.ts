import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  SavedView,
  updateSavedView,
} from '#kit/contract/saved-views.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { CountRow } from '#kit/database/row-types.ts'
import { type Context, type Endpoint, handle } from '../handler.ts'

/** Layouts of earlier versions also have a height of rows. */
const COLUMNS = "id, name, query, columns, layout - 'density' as layout, is_default"
/**
 * Views belong to an account and a company: the provider's staff see the views of a company only inside that
 * company.
 */
const OWN = 'account_id = $1 and company_id is not distinct from $2'

type Values = Omit<SavedView, 'id'>

/** Views of one account are saved one after the other: a number for PostgreSQL's advisory locks. */
const VIEWS_LOCK = 7_226_151
/** Views that an account may have, over all lists. */
const MAX_VIEWS = 200
const TOO_MANY: Record<Language, string> = {
  la: `ບັນທຶກໄດ້ບໍ່ເກີນ ${MAX_VIEWS} ມຸມມອງ. ກະລຸນາລຶບອັນທີ່ບໍ່ໃຊ້ແລ້ວ.`,
  en: `At most ${MAX_VIEWS} views can be saved. Delete one that is no longer used.`,
}

const lockViews = (tx: Tx, [accountId]: readonly unknown[]) =>
  tx.execute('select pg_advisory_xact_lock($1, ($2::bigint % 2147483647)::int)', [VIEWS_LOCK, accountId])

async function requireRoom(tx: Tx, owner: readonly unknown[], language: Language): Promise<void> {
  const { count } = await tx.one(CountRow, `select count(*)::int as count from saved_view where ${OWN}`, [
    ...owner,
  ])
  if (count >= MAX_VIEWS) throw new AppError('invalid_input', { fields: { name: [TOO_MANY[language]] } })
}

/**
 * Runs one transaction as the session's company or the provider; `owner` are the first two parameters of each
 * statement.
 */
function asOwner<T, R extends RouteSpec>(
  context: Context<R>,
  work: (tx: Tx, owner: readonly unknown[]) => Promise<T>,
): Promise<T> {
  const { db } = context
  const session = context.session as NonNullable<typeof context.session>
  const { accountId, companyId } = session
  const run = (tx: Tx) => work(tx, [accountId, companyId])
  return companyId === null ? db.asProvider(run) : db.inCompany(companyId, run)
}

/**
 * Throws `duplicate` for a second view with the same name, and unsets the previous default view. `id` is the
 * changed view.
 */
async function prepareSave(
  tx: Tx,
  owner: readonly unknown[],
  list: string,
  values: Values,
  id: number | null,
) {
  const otherViews = `${OWN} and list = $3 and id is distinct from $4`
  const isDuplicate = await tx.exists(`select 1 from saved_view where ${otherViews} and name = $5`, [
    ...[...owner, list, id, values.name],
  ])
  if (isDuplicate) throw new AppError('duplicate')
  if (values.is_default)
    await tx.execute(`update saved_view set is_default = false where ${otherViews} and is_default`, [
      ...[...owner, list, id],
    ])
}

const valuesOf = ({ name, query, columns, layout, is_default }: Values) => [
  name,
  query,
  JSON.stringify(columns),
  layout && JSON.stringify(layout),
  is_default,
]

export const savedViewEndpoints: readonly Endpoint[] = [
  handle(listSavedViews, (context) =>
    asOwner(context, async (tx, owner) => ({
      data: await tx.query(
        SavedView,
        `select ${COLUMNS} from saved_view where ${OWN} and list = $3 order by name collate lao, id`,
        [...owner, context.query.list],
      ),
    })),
  ),
  handle(createSavedView, (context) =>
    asOwner(context, async (tx, owner) => {
      const { list, ...values } = context.body
      await lockViews(tx, owner)
      await requireRoom(tx, owner, context.language)
      await prepareSave(tx, owner, list, values, null)
      const view = await tx.one(
        SavedView,
        `insert into saved_view (account_id, company_id, list, name, query, columns, layout, is_default)
         values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`,
        [...owner, list, ...valuesOf(values)],
      )
      return { data: view }
    }),
  ),
  handle(updateSavedView, (context) =>
    asOwner(context, async (tx, owner) => {
      const { id } = context.params
      await lockViews(tx, owner)
      await prepareSave(tx, owner, await listOf(tx, owner, id), context.body, id)
      const view = await tx.one(
        SavedView,
        `update saved_view set name = $4, query = $5, columns = $6, layout = $7, is_default = $8 where ${OWN} and id = $3 returning ${COLUMNS}`,
        [...owner, id, ...valuesOf(context.body)],
      )
      return { data: view }
    }),
  ),
  handle(deleteSavedView, (context) =>
    asOwner(context, async (tx, owner) => {
      const { id } = context.params
      await listOf(tx, owner, id)
      await tx.execute(`delete from saved_view where ${OWN} and id = $3`, [...owner, id])
      return { data: { id } }
    }),
  ),
]

const ListRow = z.object({ list: z.string() })

/** The list of one of the caller's views. Throws `not_found`. */
async function listOf(tx: Tx, owner: readonly unknown[], id: number): Promise<string> {
  const view = await tx.maybeOne(ListRow, `select list from saved_view where ${OWN} and id = $3 for update`, [
    ...owner,
    id,
  ])
  if (!view) throw new AppError('not_found')
  return view.list
}
