import type { Tx } from '#kit/database/database.ts'
import { type Context, companyOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { isPermitted } from '#kit/server/permit.ts'
import {
  type LogQuery,
  listAdminLog,
  listAdminLogKinds,
  listCompanyLog,
  listCompanyLogKinds,
} from '../contract.ts'
import { distinctIn, type Reader, readLog } from './read-log.ts'

type Asker = Pick<Context, 'session'>

async function answer(tx: Tx, companyId: number | null, query: LogQuery, reader: Reader) {
  const { data, total } = await readLog(tx, companyId, query, reader)
  return { data, meta: { total, page: query.page, per_page: query.per_page } }
}

async function kindsOfEntries(tx: Tx, companyId: number | null) {
  const entities = await distinctIn(tx, companyId, 'entity')
  return { data: { entities, actions: await distinctIn(tx, companyId, 'action') } }
}

/** The logs of the provider and of a company. `needs`: the permission by field that its value needs; `kinds`: the records it names. */
export function logEndpoints({ needs, kinds }: Pick<Reader, 'needs' | 'kinds'>): Endpoint[] {
  const readerOf = ({ session }: Asker): Reader => ({
    needs,
    kinds,
    mayRead: (permission) =>
      session !== null && isPermitted(session, { anyOf: [permission], side: 'company' }),
  })
  return [
    handle(listAdminLog, (context) =>
      context.db.asProvider((tx) => answer(tx, null, context.query, readerOf(context))),
    ),
    handle(listCompanyLog, (context) =>
      inCompany(context, (tx) => answer(tx, companyOf(context), context.query, readerOf(context))),
    ),
    handle(listAdminLogKinds, ({ db }) => db.asProvider((tx) => kindsOfEntries(tx, null))),
    handle(listCompanyLogKinds, (context) =>
      inCompany(context, (tx) => kindsOfEntries(tx, companyOf(context))),
    ),
  ]
}
