import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, auditEach } from '#kit/server/audit.ts'
import { updateEmployee } from '../../contract.ts'
import { inCircle } from '../../domain/manager-circles.ts'
import type { ExtensionError, ImportExtension, StoredRow } from '../import-extension.ts'

const COLUMN = 'manager'

const LedRow = z.object({ emp_number: z.string(), manager: z.string() })

/** Whom each employee of the company is led by, by number. */
const LED = `
  select e.emp_number, m.emp_number as manager from employee e
  join employee m on m.company_id = $1 and m.id = e.manager_id where e.company_id = $1 and e.deleted_at is null`

const NumberRow = z.object({ emp_number: z.string() })
const KNOWN =
  'select emp_number from employee where company_id = $1 and emp_number = any($2) and deleted_at is null'

type Given = { row: number; empNumber: string; manager: string }

/** The faults of the rows that name a manager: an unknown number, the own one, or people who lead each other. */
async function faultsOf(
  tx: Tx,
  given: readonly Given[],
  others: readonly string[],
): Promise<ExtensionError[]> {
  if (given.length === 0) return []
  const numbers = given.map(({ manager }) => manager)
  const known = new Set([
    ...others,
    ...(await tx.query(NumberRow, KNOWN, [tx.companyId, numbers])).map(({ emp_number }) => emp_number),
  ])
  const led = new Map(
    (await tx.query(LedRow, LED, [tx.companyId])).map(({ emp_number, manager }) => [emp_number, manager]),
  )
  for (const { empNumber, manager } of given) if (empNumber !== '') led.set(empNumber, manager)
  return given.flatMap(({ row, empNumber, manager }): ExtensionError[] => {
    if (!known.has(manager)) return [{ row, column: COLUMN, code: 'unknown_manager' }]
    if (manager === empNumber) return [{ row, column: COLUMN, code: 'own_manager' }]
    return empNumber !== '' && inCircle(led, empNumber)
      ? [{ row, column: COLUMN, code: 'manager_cycle' }]
      : []
  })
}

const ChangedRow = z.object({ id: Id, manager_id: Id, before: Id.nullable() })

/** `before`: the present manager. Rows whose manager is not stored yet are left out. */
const SET = `
  with wanted as (
    select w.id, m.id as manager_id, e.manager_id as before from unnest($2::bigint[], $3::text[]) as w(id, manager)
    join employee m on m.company_id = $1 and m.emp_number = w.manager and m.deleted_at is null
    join employee e on e.company_id = $1 and e.id = w.id
    where m.id <> w.id and e.manager_id is distinct from m.id)
  update employee e set manager_id = w.manager_id, version = e.version + 1 from wanted w
  where e.company_id = $1 and e.id = w.id returning e.id, w.manager_id, w.before`

interface Wanted {
  employeeId: number
  manager: string
}

async function setManagers(tx: Tx, wanted: readonly Wanted[], actor: Actor): Promise<Set<number>> {
  if (wanted.length === 0) return new Set()
  const changed = await tx.query(ChangedRow, SET, [
    tx.companyId,
    wanted.map(({ employeeId }) => employeeId),
    wanted.map(({ manager }) => manager),
  ])
  await auditEach(
    tx,
    actor,
    { action: 'update', entity: 'employee' },
    changed.map(({ id, manager_id, before }) => ({
      ...{ entityId: id, before: { manager_id: before }, after: { manager_id } },
    })),
  )
  return new Set(changed.map(({ id }) => id))
}

/** People whose manager comes in a later part of the same file. */
const waiting = new WeakMap<Tx, Wanted[]>()

const wantedOf = (rows: readonly StoredRow[]): Wanted[] =>
  rows.flatMap(({ employeeId, values }) => {
    const manager = values[COLUMN] ?? ''
    return manager === '' ? [] : [{ employeeId, manager }]
  })

/** The column `manager` of the employee sheet: the number of the line manager, who can be in the same file. */
export const managerImportColumn: ImportExtension = {
  columns: [{ name: COLUMN, la: 'ລະຫັດຫົວໜ້າໂດຍກົງ', en: 'Number of the line manager', kind: 'text' }],
  check(tx, rows) {
    const given = rows.flatMap(({ row, empNumber, values }) => {
      const manager = values[COLUMN] ?? ''
      return manager === '' ? [] : [{ row, empNumber, manager }]
    })
    return faultsOf(
      tx,
      given,
      rows.map(({ empNumber }) => empNumber),
    )
  },
  async store(tx, rows, actor) {
    const wanted = [...(waiting.get(tx) ?? []), ...wantedOf(rows)]
    const done = await setManagers(tx, wanted, actor)
    waiting.set(
      tx,
      wanted.filter(({ employeeId }) => !done.has(employeeId)),
    )
  },
  updates: {
    access: updateEmployee.access,
    async check(tx, rows) {
      const present = await readManagers(
        tx,
        rows.map(({ employeeId }) => employeeId),
      )
      const changes = rows.flatMap(({ row, employeeId, values }) => {
        const [before, after] = [present.get(employeeId) ?? '', values[COLUMN] ?? '']
        return after === '' || after === before
          ? []
          : [{ row, column: COLUMN, before, after, firstDay: null }]
      })
      return { changes, errors: [] }
    },
    store: async (tx, rows, actor) => (await setManagers(tx, wantedOf(rows), actor)).size,
  },
  values: {
    columns: [COLUMN],
    read: async (tx, employeeIds) =>
      new Map([...(await readManagers(tx, employeeIds))].map(([id, manager]) => [id, { [COLUMN]: manager }])),
  },
}

const PresentRow = z.object({ id: Id, manager: z.string() })

async function readManagers(tx: Tx, employeeIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx.query(
    PresentRow,
    `select e.id, m.emp_number as manager from employee e join employee m on m.company_id = $1 and m.id = e.manager_id
     where e.company_id = $1 and e.id = any($2)`,
    [tx.companyId, employeeIds],
  )
  return new Map(rows.map(({ id, manager }) => [id, manager]))
}
