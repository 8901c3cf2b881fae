import { z } from 'zod'
import { ACCOUNTS } from '#features/access/server/index.ts'
import {
  JOIN_DEPARTMENT,
  joinPerson,
  PERSON_COLUMNS,
  PERSON_SORTS,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import { Count } from '#kit/database/row-types.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { equals, foldedText, instant } from '#kit/server/list/list-sql.ts'
import { countInbox, InboxRow, listInbox } from '../contract.ts'
import type { Asker } from '../domain/rights.ts'
import type { RequestEngine } from './engine.ts'
import { readAsker } from './read-asker.ts'
import { canBeTaken, decidesFor, waitsFor } from './waits-for.ts'

const StoredRow = InboxRow.omit({ stands_in_for: true, can: true }).extend({ for_id: Id.nullable() })
type StoredRow = z.infer<typeof StoredRow>

/** The columns of a request `r` that every list has, with `joinPerson` and the department. */
export const REQUEST_COLUMNS = {
  id: 'r.id',
  kind: 'r.kind',
  subject_id: 'r.subject_id',
  number: 'r.number',
  employee_id: 'r.employee_id',
  ...PERSON_COLUMNS,
  department: 'd.name',
  facts: 'r.facts',
} as const

/** What waits for the reader. Every row can be decided: the condition is the right. */
const inboxList = (engine: RequestEngine): ListDeclaration<typeof listInbox, StoredRow, Asker> => ({
  prepare: (tx, { session, language }) => readAsker(tx, session, engine.kinds.values(), language),
  from: `request_step s join request r on r.company_id = s.company_id and r.id = s.request_id ${joinPerson('r')}`,
  joins: JOIN_DEPARTMENT,
  key: ['r.id'],
  where: [
    's.company_id = $1',
    'r.company_id = $1',
    `s.status = 'open'`,
    (param, { extra, query }) => (query.scope === 'early' ? canBeTaken : waitsFor)(param, extra),
  ],
  row: StoredRow,
  columns: {
    ...REQUEST_COLUMNS,
    status: 'r.status',
    step_no: 's.no',
    step: 's.role',
    waits_since: instant('s.opened_at'),
    for_id: (param, { extra }) => decidesFor(param, extra),
    is_escalated: 's.escalated_at is not null',
    requested_by: `case when r.requested_by is not null and not exists (select from ${ACCOUNTS} a where a.company_id = $1 and a.id = r.requested_by
      and a.employee_id = r.employee_id) then r.requested_by_name end`,
    warnings: 'r.warnings',
    version: 'r.version',
  },
  filters: {
    kind: equals('s.kind'),
    step: equals('s.role'),
    department_id: equals('e.department_id'),
    employee_id: equals('s.employee_id'),
    scope: null,
  },
  search: `${SEARCH_PERSON} || ' ' || ${foldedText("r.facts ->> 'title'", 'r.number')}`,
  sorts: {
    ...PERSON_SORTS,
    waits_since: 's.opened_at',
    first_day: 'r.first_day',
    kind: 's.kind',
  },
  order: 'waits_since',
  finish: ({ for_id, ...row }, { extra }) => {
    const other = extra.standsInFor.find(({ employeeId }) => for_id !== null && employeeId === for_id)
    return {
      ...row,
      stands_in_for: other ? { employee_id: for_id as number, name: other.name } : null,
      can: ['approve', 'reject', 'return', 'comment'],
    }
  },
})

const KindRow = z.object({ kind: z.string(), count: Count })

const count = (engine: RequestEngine): Endpoint =>
  handle(countInbox, (context) =>
    inCompany(context, async (tx) => {
      const asker = await readAsker(tx, context.session, engine.kinds.values(), context.language)
      const values: unknown[] = [tx.companyId]
      const condition = waitsFor((value) => `$${values.push(value)}`, asker)
      const kinds = await tx.query(
        KindRow,
        `select s.kind, count(*) as count from request_step s
         where s.company_id = $1 and s.status = 'open' and ${condition} group by s.kind order by s.kind`,
        values,
      )
      return { data: { total: kinds.reduce((sum, one) => sum + one.count, 0), kinds } }
    }),
  )

export const inboxEndpoints = (engine: RequestEngine): Endpoint[] => [
  ...listEndpoints(listInbox, inboxList(engine)),
  count(engine),
]
