import { z } from 'zod'
import { companyOfTransaction } from '#features/companies/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { RowSchema } from '#kit/database/check-rows.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import type { Jobs } from '#kit/server/jobs.ts'
import { cellOf, isSameCell } from '../../domain/compare-rows.ts'
import { STORED_FIELDS } from '../../domain/fields/fields.ts'
import { BENEFIT_PREFIX, sheetNameOf } from '../../domain/import-columns.ts'
import type { KnownLists } from '../../domain/known-lists.ts'
import { salaryOfCell } from '../../domain/salary-amount.ts'
import { searchText } from '../../domain/search-text.ts'
import type { CellChange, ImportRow } from '../../domain/sheet-rows.ts'
import { isOtherAccount, recordAccountChanges } from '../bank-accounts/record-account-changes.ts'
import { notifyAccountChange } from '../bank-accounts/save-account-change.ts'
import { EMPLOYEE_COLUMNS, type EmployeeRecord } from '../employee-record.ts'
import type { FollowPositions } from '../follow-positions.ts'
import { addContacts } from '../insert-employees.ts'
import { markEmployment, markOpenDays, type ReadLockedRuns } from '../mark-employment.ts'
import { readStoredRows } from '../read-stored-rows.ts'
import { type AuditedChange, auditChanges } from './audit-changes.ts'
import { changeBenefits } from './change-benefits.ts'
import { raiseSalaries, type SalaryChange } from './raise-salaries.ts'

/** Column of the sheet → name of an entry → its id. */
export type EntryIds = ReadonlyMap<string, ReadonlyMap<string, number>>

export interface Updating {
  names: EntryIds
  actor: Actor
  known: KnownLists
  /** Names of the columns whose differences are stored. */
  accepted: ReadonlySet<string>
  /** First day of changed salaries; its month is the first one of changed benefits. */
  salaryFrom: string | null
  readLockedRuns: ReadLockedRuns
  followPositions: FollowPositions
  jobs?: Jobs | undefined
}

export interface Updated {
  /** Ids of the employees who were changed. */
  changed: Set<number>
  /** Rows of employees that others changed since the check; nothing of them is stored. */
  conflicts: Set<number>
}

/** A row with the changes that it still makes. */
interface Change {
  id: number
  row: ImportRow
  changes: readonly CellChange[]
}

const Contact = z.object({ id: Id, type: z.string(), value: z.string() })
const RecordRow = z.object({
  id: Id,
  record: z.record(z.string(), z.unknown()),
  contacts: z.array(Contact),
}) as unknown as RowSchema<{ id: number; record: EmployeeRecord; contacts: z.infer<typeof Contact>[] }>
type RecordRow = { id: number; record: EmployeeRecord; contacts: z.infer<typeof Contact>[] }

const LOCK = `select from employee where company_id = $1 and emp_number = any($2) order by id for update`

const READ = `
  select e.id, to_jsonb(e) - 'company_id' as record,
    coalesce((select json_agg(json_build_object('id', c.id, 'type', c.type, 'value', c.value) order by c.id)
      from employee_contact c where c.company_id = $1 and c.employee_id = e.id), '[]') as contacts
  from employee e where e.company_id = $1 and e.id = any($2)`

const SET = EMPLOYEE_COLUMNS.map((name) => `${name} = w.${name}`).join(', ')
const UPDATE = `
  update employee e set ${SET}, version = e.version + 1 from json_populate_recordset(null::employee, $2) w
  where e.company_id = $1 and e.id = w.id`

/** Stores the accepted changes of existing employees, by sets, in the caller's transaction; an employee's row either whole or not at all. */
export async function updatePeople(tx: Tx, rows: readonly ImportRow[], updating: Updating): Promise<Updated> {
  const updated: Updated = { changed: new Set(), conflicts: new Set() }
  const wanted = rows.filter(({ changes = [] }) =>
    changes.some(({ column }) => updating.accepted.has(column)),
  )
  if (wanted.length === 0) return updated
  const numbers = wanted.map(({ person }) => person.emp_number)
  await tx.execute(LOCK, [tx.companyId, numbers])
  const changes = await remainingChanges(tx, wanted, updating, updated)
  if (changes.length === 0) return updated
  await storeRecords(tx, changes, updating)
  await changeBenefits(tx, changes, updating)
  const failed = await raiseSalaries(tx, salariesOf(changes), updating)
  for (const { id, row } of changes)
    if (failed.has(row.person.emp_number)) updated.conflicts.add(row.row)
    else updated.changed.add(id)
  return updated
}

/** The changes that are not made yet. A value that is neither the former nor the new one was changed by somebody else. */
async function remainingChanges(
  tx: Tx,
  rows: readonly ImportRow[],
  { accepted, known, names }: Updating,
  updated: Updated,
): Promise<Change[]> {
  const numbers = rows.map(({ person }) => person.emp_number)
  const stored = await readStoredRows(tx, companyOfTransaction(tx), numbers)
  return rows.flatMap((row) => {
    const current = stored.get(row.person.emp_number)
    const changes = (row.changes ?? []).filter(({ column }) => accepted.has(column))
    if (!current || current.is_deleted) {
      updated.conflicts.add(row.row)
      return []
    }
    const open = changes.filter(
      ({ column, after }) => !isSameCell(column, cellOf(current.row, column, known), after),
    )
    const isChanged = open.some(
      ({ column, before }) => !isSameCell(column, cellOf(current.row, column, known), before),
    )
    const isUnnamed = open.some(
      ({ column, after }) => after !== '' && names.get(column)?.has(String(after)) === false,
    )
    if (isChanged || isUnnamed) updated.conflicts.add(row.row)
    return isChanged || isUnnamed || open.length === 0 ? [] : [{ id: current.id, row, changes: open }]
  })
}

const FIELD_OF_COLUMN = new Map(
  STORED_FIELDS.flatMap((field) => {
    const name = sheetNameOf(field)
    return name === null ? [] : [[name, field] as const]
  }),
)

/** Writes the records with their new values, the days, accounts and the log that follow from them. */
async function storeRecords(tx: Tx, changes: readonly Change[], updating: Updating): Promise<void> {
  const ids = changes.map(({ id }) => id)
  const before = new Map((await tx.query(RecordRow, READ, [tx.companyId, ids])).map((row) => [row.id, row]))
  const people = changes.flatMap((change) => {
    const old = before.get(change.id)
    return old ? [{ change, old, ...patched(old, change, updating.names) }] : []
  })
  const records = people.map(({ old, record }) => ({ ...record, id: old.id }))
  await tx.execute(UPDATE, [tx.companyId, JSON.stringify(records)])
  await storePhones(tx, people)
  await moveHires(tx, people)
  await markEmployment(
    tx,
    people.map(({ old, record }) => ({ id: old.id, before: old.record, after: record })),
  )
  const excused = people.filter(
    ({ old, record }) => old.record.does_not_clock_in !== record.does_not_clock_in,
  )
  if (excused.length > 0) {
    const runs = await updating.readLockedRuns(tx)
    await markOpenDays(
      tx,
      excused.map(({ old, record }) => ({ ...record, id: old.id })),
      runs,
    )
  }
  const promoted = people.filter(({ old, record }) => old.record.position_id !== record.position_id)
  if (promoted.length > 0) {
    const employeeIds = promoted.map(({ old }) => old.id)
    await updating.followPositions(tx, { employeeIds, isNew: false, actor: updating.actor })
  }
  await noteAccounts(tx, people, updating)
  await auditChanges(
    tx,
    people.map(({ audited }) => audited),
    updating.actor,
  )
}

type Patched = {
  change: Change
  old: RecordRow
  record: EmployeeRecord
  phone: string | null
  audited: AuditedChange
}

function patched(old: RecordRow, { id, changes, row }: Change, names: EntryIds) {
  const record: Record<string, unknown> = { ...old.record }
  const audited: AuditedChange = { id, before: {}, after: {} }
  let phone: string | null = null
  for (const { column, before, after } of changes) {
    const field = FIELD_OF_COLUMN.get(column)
    if (column === 'phone') phone = String(after ?? '')
    if (!field) {
      auditOther(audited, { column, before, after })
      continue
    }
    const value = field.table ? (names.get(column)?.get(String(after)) ?? null) : after
    audited.before[field.name] = record[field.column]
    audited.after[field.name] = value
    record[field.column] = value
  }
  const contacts = phone === null ? old.contacts : withPhone(old.contacts, phone)
  if (phone !== null)
    Object.assign(audited, {
      before: { ...audited.before, contacts: old.contacts.map(loggedContact) },
      after: { ...audited.after, contacts: contacts.map(loggedContact) },
    })
  const person = { ...record, name: row.person.name, surname: row.person.surname, contacts }
  return {
    record: { ...record, search_text: searchText({ ...person, ...namesOf(record) }) } as EmployeeRecord,
    phone,
    audited,
  }
}

const loggedContact = ({ type, value }: { type: string; value: string }) => ({ type, value })

/** Benefits and the salary under the names that the log guards. */
function auditOther(audited: AuditedChange, { column, before, after }: CellChange): void {
  if (column === 'phone') return
  if (!column.startsWith(BENEFIT_PREFIX)) {
    audited.before[column] = before
    audited.after[column] = after
    return
  }
  const name = column.slice(BENEFIT_PREFIX.length)
  const line = (amount: CellChange['after']) => ({ name, amount })
  audited.before.benefits = [...((audited.before.benefits as unknown[]) ?? []), line(before)]
  audited.after.benefits = [...((audited.after.benefits as unknown[]) ?? []), line(after)]
}

const namesOf = (record: Record<string, unknown>) => ({
  name: String(record.name),
  surname: String(record.surname),
})

/** The form of an employee calls the first number mobile. */
const isPhone = ({ type }: { type: string }) => type === 'phone' || type === 'mobile'

/** The first phone number is replaced, or added. */
function withPhone<C extends { type: string; value: string }>(contacts: readonly C[], phone: string) {
  const at = contacts.findIndex(isPhone)
  if (at === -1) return [...contacts, { type: 'phone', value: phone }]
  return contacts.map((contact, place) => (place === at ? { ...contact, value: phone } : contact))
}

async function storePhones(tx: Tx, people: readonly Patched[]): Promise<void> {
  const changed = people.flatMap(({ old, phone }) => {
    if (phone === null) return []
    return [{ id: old.id, phone, contactId: old.contacts.find(isPhone)?.id }]
  })
  const replaced = changed.filter(({ contactId }) => contactId !== undefined)
  if (replaced.length > 0)
    await tx.execute(
      `update employee_contact c set value = w.value from unnest($2::bigint[], $3::text[]) as w(id, value)
       where c.company_id = $1 and c.id = w.id`,
      [tx.companyId, replaced.map(({ contactId }) => contactId), replaced.map(({ phone }) => phone)],
    )
  const added = changed.filter(({ contactId }) => contactId === undefined)
  await addContacts(
    tx,
    companyOfTransaction(tx),
    added.map(({ id, phone }) => ({ id, contacts: [{ type: 'phone', value: phone }] })),
  )
}

/** The first salary is valid from the start date and moves with it. */
async function moveHires(tx: Tx, people: readonly Patched[]): Promise<void> {
  const moved = people.filter(({ old, record }) => old.record.start_date !== record.start_date)
  if (moved.length === 0) return
  await tx.execute(
    `update salary s set effective_date = w.day from unnest($2::bigint[], $3::date[]) as w(id, day)
     where s.company_id = $1 and s.employee_id = w.id and s.reason = 'hire'`,
    [tx.companyId, moved.map(({ old }) => old.id), moved.map(({ record }) => record.start_date)],
  )
}

async function noteAccounts(tx: Tx, people: readonly Patched[], { actor, jobs }: Updating): Promise<void> {
  const moved = people.filter(({ old, record }) => isOtherAccount(old.record, record))
  await recordAccountChanges(
    tx,
    moved.map(({ old }) => old.id),
    actor,
  )
  if (jobs)
    for (const { old } of moved)
      await notifyAccountChange(tx, jobs, actor, { id: old.id, email: old.record.email })
}

const salariesOf = (changes: readonly Change[]): SalaryChange[] =>
  changes.flatMap(({ id, row, changes: cells }) =>
    cells
      .filter(({ column }) => column === 'base_salary')
      .map(({ before, after }) => ({
        id,
        emp_number: row.person.emp_number,
        isFirst: before === null,
        ...salaryOfCell(after as number | string),
      })),
  )
