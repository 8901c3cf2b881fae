import { lockPeople } from '#features/employees/server/index.ts'
import type { LockedDays } from '#features/requests/contract/status.ts'
import {
  ofOtherBranches,
  ownAmong,
  type Range,
  type RequestEngine,
  warningsOfRuns,
} from '#features/requests/server/index.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { type Actor, auditEach } from '#kit/server/audit.ts'
import { actorOf, type Context } from '#kit/server/handler.ts'
import type { EntryPerson, EntrySource, OUTCOME_STATES } from '../../contract/entries.ts'
import type { RequestTable } from '../cancel-requests.ts'
import { approveDays } from '../record-approved.ts'
import { peopleOfRows } from './people-of-rows.ts'

/** What a check says about a row. A duplicate cannot be stored. */
export interface RowCheck<W> {
  warnings: W[]
  isDuplicate: boolean
  /** It is beyond a limit and says no reason. */
  lacksReason?: boolean
}

/** How a feature enters many of its requests: a fixed number of statements for any number of rows. */
export interface EnteredRequests<Row extends { employee_id: number }, W> {
  table: RequestTable
  /** Throws `invalid_input` for a row that cannot be a request. */
  refuse?: (row: Row, language: Language) => void
  /** The check of each row, in the order of the rows; a row sees the earlier ones of the same entry. */
  check: (tx: Tx, rows: readonly Row[]) => Promise<RowCheck<W>[]>
  daysOf: (row: Row) => Range
  /** Stores approved requests with the number of the entry; those that exist already are left out. */
  add: (tx: Tx, rows: readonly Row[], entryId: number) => Promise<(Row & { id: number })[]>
  /** The requests of an entry that nobody has cancelled. */
  idsOf: (tx: Tx, entryId: number) => Promise<number[]>
  /** The same for the same request. */
  keyOf: (row: Row) => string
}

export interface Entry<Row> {
  rows: readonly Row[]
  store: 'nothing' | 'good' | 'all'
  source: EntrySource
}

interface Outcome<W> {
  state: (typeof OUTCOME_STATES)[number]
  is_stored: boolean
  /** Why it cannot be stored. */
  refusal: 'duplicate' | 'own_request' | 'other_branch' | 'reason_needed' | null
  warnings: (W | LockedDays)[]
}

const refused = <W>(refusal: Outcome<W>['refusal'], warnings: Outcome<W>['warnings'] = []): Outcome<W> => ({
  ...{ state: 'refused', is_stored: false, refusal, warnings },
})

export interface Entered<W> {
  entry_id: number | null
  stored: number
  outcomes: Outcome<W>[]
  people: EntryPerson[]
}

/**
 * Checks many requests and stores those that the user wants, in one transaction. Locks the employees: entries for them at the same time
 * see these requests. Throws `not_found` if the company does not have an employee.
 */
export async function enterMany<Row extends { employee_id: number }, W>(
  tx: Tx,
  context: Pick<Context, 'session' | 'language'>,
  kind: EnteredRequests<Row, W>,
  { readLockedRuns }: RequestEngine,
  { rows, store, source }: Entry<Row>,
): Promise<Entered<W>> {
  for (const row of rows) kind.refuse?.(row, context.language)
  await lockPeople(
    tx,
    rows.map(({ employee_id }) => employee_id),
  )
  const checks = await kind.check(tx, rows)
  const runs = await readLockedRuns(tx)
  const concerned = rows.map(({ employee_id }) => employee_id)
  const own = await ownAmong(tx, context, concerned)
  const others = await ofOtherBranches(tx, context, kind.table.kind.kind, concerned)
  const outcomes = rows.map((row, at): Outcome<W> => {
    const { warnings = [], isDuplicate = false, lacksReason = false } = checks[at] ?? {}
    const all = [...warnings, ...warningsOfRuns(runs, [kind.daysOf(row)])]
    if (own.has(row.employee_id)) return refused('own_request')
    if (others.has(row.employee_id)) return refused('other_branch')
    if (isDuplicate) return refused('duplicate')
    if (lacksReason) return refused('reason_needed', all)
    return { state: all.length > 0 ? 'warned' : 'good', is_stored: false, refusal: null, warnings: all }
  })
  const wanted = rows.filter((_, at) => {
    const state = outcomes[at]?.state
    return store !== 'nothing' && (state === 'good' || (state === 'warned' && store === 'all'))
  })
  const people = await peopleOfRows(tx, rows, context.language)
  const entry = await addEntry(tx, actorOf(context), kind, { rows: wanted, source })
  const stored = new Set(entry.added.map(kind.keyOf))
  const done = rows.map((row, at) => outcomes[at]?.state !== 'refused' && stored.has(kind.keyOf(row)))
  return {
    entry_id: entry.id,
    stored: entry.added.length,
    outcomes: outcomes.map((outcome, at) => ({ ...outcome, is_stored: done[at] === true })),
    people,
  }
}

const ADD_ENTRY = `
  insert into request_entry (company_id, subject, source, requests, people, first_day, last_day, account_id, entered_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`

/** Stores the requests with their entry, HR's approval, the log, and the marks of their days. */
async function addEntry<Row extends { employee_id: number }, W>(
  tx: Tx,
  actor: Actor,
  kind: EnteredRequests<Row, W>,
  { rows, source }: Pick<Entry<Row>, 'rows' | 'source'>,
): Promise<{ id: number | null; added: (Row & { id: number })[] }> {
  if (rows.length === 0) return { id: null, added: [] }
  const days = rows.map(kind.daysOf)
  const entry = await tx.one(IdRow, ADD_ENTRY, [
    ...[tx.companyId, kind.table.kind.entity, source, rows.length],
    new Set(rows.map(({ employee_id }) => employee_id)).size,
    days.map(({ firstDay }) => firstDay).sort()[0],
    days
      .map(({ lastDay }) => lastDay)
      .sort()
      .at(-1),
    ...[actor.accountId, actor.name],
  ])
  const added = await kind.add(tx, rows, entry.id)
  await approveDays(
    tx,
    kind.table.kind,
    added.map((row) => ({ ...kind.daysOf(row), id: row.id, employeeId: row.employee_id })),
    actor,
  )
  await auditEach(
    tx,
    actor,
    { action: 'create', entity: kind.table.kind.entity },
    added.map(({ id, ...row }) => ({
      entityId: id,
      before: undefined,
      after: { ...row, status: 'success' },
    })),
  )
  return { id: entry.id, added }
}
