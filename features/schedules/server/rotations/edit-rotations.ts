import { z } from 'zod'
import { EMPLOYEES, personName } from '#features/employees/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import {
  addRotation,
  deleteRotation,
  listRotations,
  type RotationMember,
  showRotation,
  updateRotation,
} from '../../contract/rotations.ts'
import { nameOfCell, readRosterShifts, type TimedShift } from '../roster/roster-shifts.ts'
import { requireEmployees } from '../roster/save-cells.ts'
import {
  type MemberRow,
  type RotationRow,
  readMembers,
  readPresentShifts,
  readRotations,
} from './stored-rotations.ts'

type PresentShift = (id: number) => number | null

/** A rotation with the shifts that its pattern means today. */
function shownRotation(row: RotationRow, present: PresentShift) {
  const pattern = row.pattern.map((id) => (id === null ? null : (present(id) ?? id)))
  const unusable = row.pattern.filter((id) => id !== null && present(id) === null).length
  return { ...row, pattern, unusable }
}

const list = handle(listRotations, (context) =>
  inCompany(context, async (tx) => {
    const shifts = await readRosterShifts(tx)
    const present = await readPresentShifts(tx, shifts)
    const rotations = (await readRotations(tx)).map((row) => shownRotation(row, present))
    const used = new Set(rotations.flatMap(({ pattern }) => pattern))
    const shown = [...shifts.values()].filter(({ shift }) => shift.is_usable || used.has(shift.id))
    return { data: { rotations, shifts: shown.map(({ shift }) => shift) } }
  }),
)

const NameRow = z.object({ id: Id, emp_number: z.string(), employee_name: z.string() })

const show = handle(showRotation, (context) =>
  inCompany(context, async (tx) => {
    const { rotation_id: id } = context.params
    const [row] = await readRotations(tx, id)
    if (!row) throw new AppError('not_found')
    const present = await readPresentShifts(tx, await readRosterShifts(tx))
    const members = await readMembers(tx, id)
    const people = await tx.query(
      NameRow,
      `select e.id, e.emp_number, ${personName(context.language)} as employee_name from ${EMPLOYEES} e
       where e.company_id = $1 and e.id = any($2) order by e.emp_number collate emp_number_order, e.id`,
      [tx.companyId, members.map(({ employee_id }) => employee_id)],
    )
    const memberOf = new Map(members.map((member) => [member.employee_id, member]))
    const named = people.flatMap(({ id: employee, ...names }) => {
      const member = memberOf.get(employee)
      return member ? [{ ...member, ...names }] : []
    })
    return { data: { ...shownRotation(row, present), members: named } }
  }),
)

interface Values {
  name: string
  first_day: string
  pattern: (number | null)[]
  members: RotationMember[]
}

/**
 * Throws `not_found` unless the company has the employees and can use the shifts; those that the pattern has already may be deleted ones.
 */
async function requireParts(
  tx: Tx,
  { pattern, members }: Values,
  shifts: ReadonlyMap<number, TimedShift>,
  before: readonly (number | null)[] = [],
): Promise<void> {
  const isFine = (id: number | null) =>
    id === null || before.includes(id) || shifts.get(id)?.shift.is_usable === true
  if (!pattern.every(isFine)) throw new AppError('not_found')
  await requireEmployees(
    tx,
    members.map(({ employee_id }) => employee_id),
  )
}

const SET_MEMBERS = `
  insert into rotation_member (company_id, rotation_id, employee_id, offset_days, first_day, last_day)
  select $1, $2, m.employee_id, m.offset_days, m.first_day, m.last_day
  from unnest($3::bigint[], $4::int[], $5::date[], $6::date[]) as m(employee_id, offset_days, first_day, last_day)
  on conflict (company_id, rotation_id, employee_id) do update set offset_days = excluded.offset_days,
    first_day = excluded.first_day, last_day = excluded.last_day`

/** Makes the members of a rotation these; of a repeated employee the last one counts. */
async function setMembers(tx: Tx, id: number, members: readonly RotationMember[]): Promise<void> {
  const distinct = [...new Map(members.map((one) => [one.employee_id, one])).values()]
  const ids = distinct.map(({ employee_id }) => employee_id)
  await tx.execute(
    'delete from rotation_member where company_id = $1 and rotation_id = $2 and employee_id <> all($3)',
    [tx.companyId, id, ids],
  )
  await tx.execute(SET_MEMBERS, [
    ...[tx.companyId, id, ids],
    distinct.map(({ offset_days }) => offset_days),
    distinct.map(({ first_day }) => first_day),
    distinct.map(({ last_day }) => last_day),
  ])
}

/** What the log shows of a rotation. */
const logged = (
  { name, first_day, pattern, members }: Omit<Values, 'members'> & { members: readonly MemberRow[] },
  shifts: ReadonlyMap<number, TimedShift>,
) => ({
  name,
  first_day,
  shifts: pattern.map((id) => nameOfCell(shifts, id)).join(' '),
  employee_ids: members.map(({ employee_id }) => employee_id),
})

const ADD = `
  insert into rotation (company_id, name, first_day, pattern) values ($1, $2, $3, $4)
  on conflict (company_id, lower(name)) do nothing returning id`

const addOne = handle(addRotation, (context) =>
  inCompany(context, async (tx) => {
    const { body } = context
    const shifts = await readRosterShifts(tx)
    await requireParts(tx, body, shifts)
    const added = await tx.maybeOne(IdRow, ADD, [tx.companyId, body.name, body.first_day, body.pattern])
    if (!added) throw new AppError('duplicate', { fields: { name: [body.name] } })
    await setMembers(tx, added.id, body.members)
    await log(tx, context, 'create', added.id, { after: logged(body, shifts) })
    return { data: { id: added.id } }
  }),
)

const VersionRow = z.object({ version: z.int() })

/** Locks a rotation. Throws `not_found`, or `stale_version` unless it has this version. */
async function lockRotation(tx: Tx, id: number, version?: number): Promise<RotationRow> {
  const sql = 'select version from rotation where company_id = $1 and id = $2 for update'
  const locked = await tx.maybeOne(VersionRow, sql, [tx.companyId, id])
  const [row] = locked ? await readRotations(tx, id) : []
  if (!row) throw new AppError('not_found')
  if (version !== undefined && row.version !== version)
    throw new AppError('stale_version', { details: { current: row } })
  return row
}

const UPDATE = `
  update rotation set name = $3, first_day = $4, pattern = $5, version = version + 1 where company_id = $1 and id = $2
    and not exists (select from rotation o where o.company_id = $1 and lower(o.name) = lower($3) and o.id <> $2)`

const updateOne = handle(updateRotation, (context) =>
  inCompany(context, async (tx) => {
    const { rotation_id: id } = context.params
    const { version, ...body } = context.body
    const before = await lockRotation(tx, id, version)
    const shifts = await readRosterShifts(tx)
    const present = await readPresentShifts(tx, shifts)
    await requireParts(tx, body, shifts, shownRotation(before, present).pattern)
    const members = await readMembers(tx, id)
    const values = [tx.companyId, id, body.name, body.first_day, body.pattern]
    if ((await tx.execute(UPDATE, values)) === 0)
      throw new AppError('duplicate', { fields: { name: [body.name] } })
    await setMembers(tx, id, body.members)
    await log(tx, context, 'update', id, {
      before: logged({ ...before, members }, shifts),
      after: logged(body, shifts),
    })
    return { data: { id } }
  }),
)

const deleteOne = handle(deleteRotation, (context) =>
  inCompany(context, async (tx) => {
    const { rotation_id: id } = context.params
    const before = await lockRotation(tx, id)
    const members = await readMembers(tx, id)
    await tx.execute('delete from rotation_member where company_id = $1 and rotation_id = $2', [
      tx.companyId,
      id,
    ])
    await tx.execute('delete from rotation where company_id = $1 and id = $2', [tx.companyId, id])
    const shifts = await readRosterShifts(tx)
    await log(tx, context, 'delete', id, { before: logged({ ...before, members }, shifts) })
    return { data: { id } }
  }),
)

function log(
  tx: Tx,
  context: Pick<Context, 'session'>,
  action: 'create' | 'update' | 'delete',
  entityId: number,
  change: { before?: object; after?: object },
): Promise<void> {
  return audit(tx, tx.companyId, actorOf(context), { action, entity: 'rotation', entityId, ...change })
}

/** The calls that list and edit rotations. */
export const rotationEndpoints: readonly Endpoint[] = [list, addOne, show, updateOne, deleteOne]
