import type { Tx } from '#kit/database/database.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import {
  type LogQuery,
  listAdminLog,
  listAdminLogKinds,
  listCompanyLog,
  listCompanyLogKinds,
} from '../../contract.ts'
import { distinctIn, readLog } from './read-log.ts'

async function answer(tx: Tx, companyId: number | null, query: LogQuery) {
  const { data, total } = await readLog(tx, companyId, query)
  return { data, meta: { total, page: query.page, per_page: query.per_page } }
}

async function kinds(tx: Tx, companyId: number | null) {
  const entities = await distinctIn(tx, companyId, 'entity')
  return { data: { entities, actions: await distinctIn(tx, companyId, 'action') } }
}

export const logEndpoints = [
  handle(listAdminLog, ({ db, query }) => db.asProvider((tx) => answer(tx, null, query))),
  handle(listCompanyLog, (context) =>
    inCompany(context, (tx) => answer(tx, companyOf(context), context.query)),
  ),
  handle(listAdminLogKinds, ({ db }) => db.asProvider((tx) => kinds(tx, null))),
  handle(listCompanyLogKinds, (context) => inCompany(context, (tx) => kinds(tx, companyOf(context)))),
]
