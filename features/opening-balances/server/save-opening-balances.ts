import { z } from 'zod'
import { lockPeople } from '#features/employees/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, auditEach } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { OPENING_AMOUNTS, type OpeningRow, saveOpeningBalances } from '../contract.ts'
import { openingFaultText } from '../locales/opening-faults.ts'
import { checkRows, keyOf, type Row, readStored, type StoredRow, yearOf } from './check-rows.ts'
import type { ReadPaidMonths } from './read-paid-months.ts'

/** Whether two balances have the same month, amounts and note. */
export const isSame = (a: Row, b: Row): boolean =>
  a.until === b.until && a.note === b.note && OPENING_AMOUNTS.every((name) => a[name] === b[name])

/** Saves rows of a form or a file, all or none, in a fixed number of statements. */
export const saveOpeningBalancesWith = (readPaidMonths: ReadPaidMonths): Endpoint =>
  handle(saveOpeningBalances, (context) =>
    inCompany(context, async (tx) => {
      const { rows } = context.body
      await lockPeople(
        tx,
        rows.map(({ employee_id }) => employee_id),
      )
      const faults = await checkRows(tx, rows, readPaidMonths)
      const fields = faults.flatMap((fault, at) =>
        fault ? [[`rows.${at}.${fault.field}`, [openingFaultText(fault, context.language)]]] : [],
      )
      if (fields.length > 0) throw new AppError('invalid_input', { fields: Object.fromEntries(fields) })
      const stored = await readStored(tx, rows)
      if (rows.some((row) => row.version !== (stored.get(keyOf(row))?.version ?? null)))
        throw new AppError('stale_version')
      const fresh = rows.filter((row) => !stored.has(keyOf(row)))
      const corrected = rows.flatMap((row) => {
        const before = stored.get(keyOf(row))
        return before && !isSame(row, before) ? [{ row, before }] : []
      })
      const actor = actorOf(context)
      await add(tx, fresh, actor)
      await correct(tx, corrected, actor)
      const unchanged = rows.length - fresh.length - corrected.length
      return { data: { added: fresh.length, corrected: corrected.length, unchanged } }
    }),
  )

const ENTITY = 'opening_balance'
const AMOUNTS = OPENING_AMOUNTS.join(', ')
const VALUES = `unnest($3::bigint[], $4::int[], $5::int[], ${OPENING_AMOUNTS.map((_, at) => `$${at + 6}::bigint[]`).join(', ')}, $12::text[])
  as n(employee_id, year, until_month, ${AMOUNTS}, note)`
const INSERT = `
  insert into opening_balance (company_id, employee_id, year, until_month, ${AMOUNTS}, note, saved_by_name)
  select $1, n.employee_id, n.year, n.until_month, ${OPENING_AMOUNTS.map((name) => `n.${name}`).join(', ')}, n.note, $2 from ${VALUES}
  on conflict (company_id, id) do nothing returning id, employee_id, year`
const UPDATE = `
  update opening_balance b set version = b.version + 1, saved_by_name = $2, saved_at = $13, until_month = n.until_month, note = n.note,
    ${OPENING_AMOUNTS.map((name) => `${name} = n.${name}`).join(', ')}
  from ${VALUES} where b.company_id = $1 and b.employee_id = n.employee_id and b.year = n.year`

const valuesOf = (tx: Tx, actor: Actor, rows: readonly Row[]) => [
  tx.companyId,
  actor.name,
  rows.map(({ employee_id }) => employee_id),
  rows.map(yearOf),
  rows.map(({ until }) => Number(until.slice(5))),
  ...OPENING_AMOUNTS.map((name) => rows.map((row) => row[name])),
  rows.map(({ note }) => note),
]

const logged = ({ employee_id, until, note, ...row }: Row) => ({
  ...{ employee_id, until },
  ...Object.fromEntries(OPENING_AMOUNTS.map((name) => [name, row[name]])),
  note,
})

const Added = z.object({ id: Id, employee_id: Id, year: z.int() })

async function add(tx: Tx, rows: readonly OpeningRow[], actor: Actor): Promise<void> {
  if (rows.length === 0) return
  const added = await tx.query(Added, INSERT, valuesOf(tx, actor, rows))
  const ids = new Map(added.map(({ id, employee_id, year }) => [`${employee_id} ${year}`, id]))
  const changes = rows.map((row) => ({
    entityId: ids.get(keyOf(row)) ?? 0,
    before: undefined,
    after: logged(row),
  }))
  await auditEach(tx, actor, { action: 'create', entity: ENTITY }, changes)
}

async function correct(
  tx: Tx,
  rows: readonly { row: OpeningRow; before: StoredRow }[],
  actor: Actor,
): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(UPDATE, [
    ...valuesOf(
      tx,
      actor,
      rows.map(({ row }) => row),
    ),
    new Date(),
  ])
  const changes = rows.map(({ row, before }) => ({
    entityId: before.id,
    before: logged(before),
    after: logged(row),
  }))
  await auditEach(tx, actor, { action: 'update', entity: ENTITY }, changes)
}
