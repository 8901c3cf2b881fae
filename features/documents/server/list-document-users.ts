import { ACCOUNTS } from '#features/access/server/index.ts'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { foldedText } from '#kit/server/list/list-sql.ts'
import { wordsOf } from '#kit/server/list/list-words.ts'
import type { listDocumentPeople, listDocumentUsers } from '../contract.ts'
import en from '../locales/en.ts'
import la from '../locales/la.ts'
import { DOCUMENT_USER_COLUMNS, DOCUMENT_USER_FROM } from './document-user-rows.ts'

const word = wordsOf(la, en)
const SEARCHED = foldedText('a.name', 'a.email', 'e.emp_number')

export const documentUserList: ListDeclaration<typeof listDocumentUsers> = {
  from: DOCUMENT_USER_FROM,
  key: ['u.id'],
  where: ['u.company_id = $1', 'u.deleted_at is null'],
  columns: DOCUMENT_USER_COLUMNS,
  filters: {},
  search: SEARCHED,
  sorts: {
    name: 'a.name collate lao',
    email: 'a.email',
    emp_number: 'e.emp_number collate emp_number_order',
    since: 'u.since',
    authorized_by: 'u.authorized_by collate lao',
  },
  order: 'name',
  sheet: {
    title: word('sheet'),
    columns: [
      { key: 'emp_number', heading: word('empNumber') },
      { key: 'name', heading: word('person') },
      { key: 'email', heading: word('email') },
      { key: 'since', heading: word('since'), type: 'date' },
      { key: 'authorized_by', heading: word('authorizedBy') },
      { key: 'remark', heading: word('remark') },
    ],
  },
}

/** Users with an account who are not authorized yet. */
export const documentPeopleList: ListDeclaration<typeof listDocumentPeople> = {
  from: `${ACCOUNTS} a left join ${EMPLOYEES} e on e.company_id = a.company_id and e.id = a.employee_id`,
  key: ['a.id'],
  where: [
    'a.company_id = $1',
    "a.status = 'active'",
    `not exists (select from document_user u
      where u.company_id = $1 and u.account_id = a.id and u.deleted_at is null)`,
  ],
  columns: { id: 'a.id', name: 'a.name', email: 'a.email', emp_number: 'e.emp_number' },
  filters: {},
  search: SEARCHED,
  sorts: { name: 'a.name collate lao' },
  order: 'name',
}
