import { z } from 'zod'
import { actorFace } from '#features/employees/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { companyOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { equals, fromDayAt, instant, toDayAt } from '#kit/server/list/list-sql.ts'
import { searchCondition } from '#kit/server/list/list-statement.ts'
import { isPermitted } from '#kit/server/permit.ts'
import {
  LogEntry,
  listAdminLog,
  listAdminLogKinds,
  listCompanyLog,
  listCompanyLogKinds,
  MAX_LOG_ENTRIES,
  type References,
} from '../contract.ts'
import { withhold } from '../domain/withhold.ts'
import { distinctIn, type Whose } from './distinct-values.ts'
import { nameReferences, type RecordKinds } from './name-references.ts'

/** Without plain sign-ins and sign-outs. Refused ones, those with a password that somebody else has set, and ended sessions stay. */
const PLAIN_SESSIONS_HIDDEN = `(x.entity <> 'session' or x.action not in ('sign-in', 'sign-out') or x.after -> 'by' is not null)`

const StoredEntry = LogEntry.omit({ record: true, names: true, withheld: true }).extend({
  before: z.unknown(),
  after: z.unknown(),
})
type StoredEntry = z.infer<typeof StoredEntry>
type LogRoute = typeof listAdminLog | typeof listCompanyLog
/** The users that match a search; null without one. */
type Actors = readonly string[] | null

/** The contributions of all features: the permission for the value of each field, and the records that entries refer to. */
interface Told {
  needs: Readonly<Record<string, string>>
  kinds: RecordKinds
}

const NameRow = z.object({ name: z.string() })

/** The users whose names contain all words of the search. */
async function actorsLike(tx: Tx, whose: Whose, search: string | undefined): Promise<Actors> {
  if (!search) return null
  const values: unknown[] = [await distinctIn(tx, whose, 'actor')]
  const condition = searchCondition('fold_lao(name)', search, (value) => `$${values.push(value)}`) || 'true'
  const sql = `select name from unnest($1::text[]) as name where ${condition}`
  return (await tx.query(NameRow, sql, values)).map(({ name }) => name)
}

/** A log, newest first, without the values that its reader cannot see; `MAX_LOG_ENTRIES` entries can be reached. */
const logList = (
  side: 'provider' | 'company',
  { needs, kinds }: Told,
): ListDeclaration<LogRoute, StoredEntry, Actors> => ({
  prepare: (tx, { query }) => actorsLike(tx, tx.companyId, query.search),
  from: 'audit_entry x',
  key: ['x.id'],
  where: [
    side === 'company' ? 'x.company_id = $1' : 'x.company_id is null',
    (param, { extra }) => (extra === null ? 'true' : `x.actor = any(${param(extra)}::text[])`),
  ],
  row: StoredEntry,
  columns: {
    id: 'x.id',
    at: instant('x.at'),
    actor: 'x.actor',
    actor_face: actorFace('x'),
    is_provider: 'x.is_provider',
    action: 'x.action',
    entity: 'x.entity',
    entity_id: 'x.entity_id',
    company: `case when x.entered_company_id is not null
      then (select c.name from tenant c where c.company_id = x.entered_company_id) end`,
    device: 'x.device',
    before: 'x.before',
    after: 'x.after',
  },
  filters: {
    entity: equals('x.entity'),
    action: equals('x.action'),
    record: equals('x.entity_id'),
    from: fromDayAt('x.at'),
    to: toDayAt('x.at'),
    sessions: () => PLAIN_SESSIONS_HIDDEN,
  },
  search: null,
  sorts: { at: 'x.id' },
  order: '-at',
  indexed: ['at'],
  countsTo: MAX_LOG_ENTRIES,
  finishAll: async (tx, rows, { session }) => {
    const entries = rows.map((row) =>
      withhold(needs, { ...row, before: asFields(row.before), after: asFields(row.after) }, (permission) =>
        isPermitted(session, { anyOf: [permission], side: 'company' }),
      ),
    )
    const referring = entries.map((entry) => ({
      ...entry,
      contents: [entry.before, entry.after],
      isForeign: side === 'provider' && entry.company !== null && entry.entity !== 'company',
    }))
    const references = await nameReferences(tx, tx.companyId, referring, kinds)
    return entries.map((entry, at) => ({ ...entry, ...(references[at] as References) }))
  },
})

/** An object of fields; other values (a list, a number) get one name. */
function asFields(value: unknown): Record<string, unknown> | null {
  if (value === null || value === undefined) return null
  return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : { value }
}

async function kindsOfEntries(tx: Tx, whose: Whose) {
  const entities = await distinctIn(tx, whose, 'entity')
  return { data: { entities, actions: await distinctIn(tx, whose, 'action') } }
}

/** The logs of the provider and of a company. */
export const logEndpoints = (contributions: Told): Endpoint[] => [
  ...listEndpoints<LogRoute, StoredEntry, Actors>(listAdminLog, logList('provider', contributions)),
  ...listEndpoints<LogRoute, StoredEntry, Actors>(listCompanyLog, logList('company', contributions)),
  handle(listAdminLogKinds, ({ db }) => db.asProvider((tx) => kindsOfEntries(tx, null))),
  handle(listCompanyLogKinds, (context) =>
    inCompany(context, (tx) => kindsOfEntries(tx, companyOf(context))),
  ),
]
