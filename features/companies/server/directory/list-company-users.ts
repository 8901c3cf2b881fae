import { ACCOUNTS, ROLES_OF_ACCOUNTS, SESSION_USES } from '#features/access/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { foldedText, instant } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import type { CompanyUser, listUsersOfCompany } from '../../contract.ts'
import en from '../../web/texts/directory-en.ts'
import la from '../../web/texts/directory-la.ts'
import companyEn from '../../web/texts/en.ts'
import companyLa from '../../web/texts/la.ts'
import { readCompany } from './company-record.ts'

const word = wordsOf(la, en)
const profileWord = wordsOf(companyLa.profile, companyEn.profile)

const LAST_SEEN = `(select max(s.last_seen_at) from ${SESSION_USES} s where s.account_id = a.id)`

/** `extra`: the company of the path. */
export const companyUserList: ListDeclaration<typeof listUsersOfCompany, CompanyUser, number> = {
  prepare: async (tx, { params }) => (await readCompany(tx, params.id)).id,
  from: `${ACCOUNTS} a`,
  key: ['a.id'],
  where: [(param, { extra }) => `a.company_id = ${param(extra)}`, 'a.employee_id is null'],
  columns: {
    id: 'a.id',
    name: 'a.name',
    email: 'a.email',
    roles: `coalesce((select json_agg(json_build_object('name', r.name, 'la', r.display_name_la, 'en', r.display_name_en)
        order by r.is_main desc, r.id)
      from ${ROLES_OF_ACCOUNTS} r where r.account_id = a.id), '[]')`,
    status: 'a.status',
    last_seen_at: instant(LAST_SEEN),
  },
  filters: {},
  search: foldedText('a.name', 'a.email'),
  sorts: { name: 'a.name collate lao', email: 'a.email', status: 'a.status', last_seen_at: LAST_SEEN },
  order: 'name',
  sheet: {
    title: word('users'),
    columns: [
      { key: 'name', heading: word('user') },
      { key: 'email', heading: profileWord('email') },
      {
        key: 'roles',
        heading: word('roles'),
        value: (row, language) => row.roles.map((role) => role[language] || role.name).join(', '),
      },
      { key: 'last_seen_at', heading: word('lastSeen'), type: 'instant' },
      { key: 'status', heading: profileWord('status'), words: codesOf(la.userStatus, en.userStatus) },
    ],
  },
}
