import type { z } from 'zod'
import { JOIN_DEPARTMENT, joinPerson, SEARCH_PERSON } from '#features/employees/server/index.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { equals, foldedText, instant } from '#kit/server/list/list-sql.ts'
import { listMyRequests, MyRequest } from '../contract.ts'
import { type Asker, actionsOn } from '../domain/rights.ts'
import type { RequestEngine } from './engine.ts'
import { nameHr } from './hr-branches/name-hr.ts'
import { REQUEST_COLUMNS } from './inbox.ts'
import { readAsker } from './read-asker.ts'
import { factsForRights, readRequests } from './stored-requests.ts'
import { waitsForColumn } from './waits-for-column.ts'

const StoredRow = MyRequest.omit({ can: true })
type StoredRow = z.infer<typeof StoredRow>

/** The requests about the reader, and those that the reader has entered. */
const myList = (engine: RequestEngine): ListDeclaration<typeof listMyRequests, StoredRow, Asker> => ({
  prepare: (tx, { session, language }) => readAsker(tx, session, engine.kinds.values(), language),
  from: `request r ${joinPerson('r')}`,
  joins: JOIN_DEPARTMENT,
  key: ['r.id'],
  where: [
    'r.company_id = $1',
    (param, { extra }) =>
      `((r.employee_id = ${param(extra.own.employeeId ?? 0)} and r.kind <> all(${param(extra.othersKinds)}::text[]))
        or r.requested_by = ${param(extra.accountId ?? 0)}::bigint)`,
  ],
  row: StoredRow,
  columns: {
    ...REQUEST_COLUMNS,
    status: 'r.status',
    is_returned: 'r.is_returned',
    waits_for: (_, { language }) => waitsForColumn('r', language),
    submitted_at: instant('r.submitted_at'),
    closed_at: instant('r.closed_at'),
    version: 'r.version',
  },
  filters: { kind: equals('r.kind'), status: equals('r.status') },
  search: `${SEARCH_PERSON} || ' ' || ${foldedText("r.facts ->> 'title'", 'r.number')}`,
  sorts: {
    submitted_at: 'coalesce(r.submitted_at, r.created_at)',
    first_day: 'r.first_day',
    kind: 'r.kind',
    status: 'r.status',
  },
  order: '-submitted_at',
  async finishAll(tx, rows, { extra, today, language }) {
    const stored = await readRequests(
      tx,
      rows.map(({ id }) => id),
    )
    const waiting = await nameHr(
      tx,
      rows.map(({ id, waits_for }) => ({ requestId: id, waitsFor: waits_for })),
      language,
    )
    return rows.map((row, at) => {
      const found = stored.get(row.id)
      const kind = engine.kinds.get(row.kind)
      return {
        ...row,
        waits_for: waiting[at] ?? null,
        can: found ? actionsOn(factsForRights(found, kind, today), found.steps, extra) : [],
      }
    })
  },
})

export const myRequestEndpoints = (engine: RequestEngine): Endpoint[] =>
  listEndpoints(listMyRequests, myList(engine))
