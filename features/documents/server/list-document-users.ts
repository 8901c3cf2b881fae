import type { QueryOf } from '#kit/contract/route.ts'
import type { Tx } from '#kit/database/database.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { type DocumentPerson, type DocumentUser, listDocumentPeople, listDocumentUsers } from '../contract.ts'
import { DOCUMENT_USER_COLUMNS, DOCUMENT_USER_FROM } from './document-user-rows.ts'

const WANTED = `($2 = '' or position(fold_lao($2) in fold_lao(concat_ws(' ', a.name, a.email, e.emp_number))) > 0)`
const MATCHING = `${DOCUMENT_USER_FROM} and u.deleted_at is null and ${WANTED}`

const ORDERS: Record<string, string> = {
  name: 'a.name collate lao',
  email: 'a.email',
  emp_number: 'e.emp_number',
  since: 'u.since',
  authorized_by: 'u.authorized_by collate lao',
}

type Wanted = Pick<QueryOf<typeof listDocumentUsers>, 'search' | 'sort'>
type Page = { page: number; per_page: number }

/** Those who are authorised and match, in their order; without a page all of them. */
export function readDocumentUsers(tx: Tx, { search = '', sort = 'name' }: Wanted, page?: Page) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const limit = page ? [page.per_page, (page.page - 1) * page.per_page] : [null, 0]
  return tx.query<DocumentUser>(
    `select ${DOCUMENT_USER_COLUMNS} ${MATCHING}
     order by ${ORDERS[sort.replace('-', '')]} ${direction} nulls last, u.id limit $3 offset $4`,
    [tx.companyId, search, ...limit],
  )
}

export const listDocumentUserRows = handle(listDocumentUsers, (context) =>
  inCompany(context, async (tx) => {
    const { page, per_page, search = '' } = context.query
    const data = await readDocumentUsers(tx, context.query, context.query)
    const { total } = await tx.one<{ total: number }>(`select count(*) as total ${MATCHING}`, [
      tx.companyId,
      search,
    ])
    return { data, meta: { total, page, per_page } }
  }),
)

const PEOPLE = `from account a left join employee e on e.company_id = a.company_id and e.id = a.employee_id
  where a.company_id = $1 and a.status = 'active' and ${WANTED}
    and not exists (select from document_user u
                    where u.company_id = $1 and u.account_id = a.id and u.deleted_at is null)`

export const listDocumentPeopleRows = handle(listDocumentPeople, (context) =>
  inCompany(context, async (tx) => {
    const { page, per_page, search = '', sort = 'name' } = context.query
    const given = [tx.companyId, search]
    const data = await tx.query<DocumentPerson>(
      `select a.id, a.name, a.email, e.emp_number ${PEOPLE}
       order by a.name collate lao ${sort === '-name' ? 'desc' : 'asc'}, a.id limit $3 offset $4`,
      [...given, per_page, (page - 1) * per_page],
    )
    const { total } = await tx.one<{ total: number }>(`select count(*) as total ${PEOPLE}`, given)
    return { data, meta: { total, page, per_page } }
  }),
)
