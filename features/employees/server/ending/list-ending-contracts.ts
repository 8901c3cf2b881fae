import { readCompanySetting } from '#features/companies/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import { type EndingContract, EXPIRED_DAYS, type listEndingContracts } from '../../contract.ts'
import { headingOf } from '../../domain/fields/fields.ts'
import { ENDING_SHEET_TEXTS } from '../../locales/ending-sheet.ts'
import {
  JOIN_BRANCH,
  JOIN_DEPARTMENT,
  JOIN_POSITION,
  ORDER_BY_EMP_NUMBER,
  PERSON_IS_VISIBLE,
  SEARCH_PERSON,
} from '../person.ts'

const { la, en } = ENDING_SHEET_TEXTS
const word = wordsOf(la, en)

const IS_EXPIRED = 'e.end_date < today.day'
const DAYS_LEFT = 'e.end_date - today.day'

/** `extra`: the notice period, from the company's settings. */
export const endingList: ListDeclaration<typeof listEndingContracts, EndingContract, number> = {
  prepare: async (tx) => (await readCompanySetting(tx)).contract_notice_days,
  from: `employee e cross join (select today_in_laos() as day) as today
    ${[JOIN_BRANCH, JOIN_DEPARTMENT].join(' ')}`,
  joins: JOIN_POSITION,
  key: ['e.id'],
  where: [
    'e.company_id = $1',
    PERSON_IS_VISIBLE,
    (param, { extra }) =>
      `e.end_date between today.day - ${param(EXPIRED_DAYS)}::int and today.day + ${param(extra)}::int`,
  ],
  columns: {
    id: 'e.id',
    profile: 'e.profile_file_id',
    emp_number: 'e.emp_number',
    name: 'e.name',
    surname: 'e.surname',
    en_name: 'e.en_name',
    en_surname: 'e.en_surname',
    branch: 'b.name',
    department: 'd.name',
    position: 'o.name',
    start_date: 'e.start_date',
    end_date: 'e.end_date',
    resigned_reason: 'e.resigned_reason',
    days_left: DAYS_LEFT,
    contract_expired: `case when ${IS_EXPIRED} then 'expired' else 'warning' end`,
  },
  filters: {
    state: (value) => (value === 'expired' ? IS_EXPIRED : `not (${IS_EXPIRED})`),
    department_id: equals('e.department_id'),
    branch_id: equals('e.branch_id'),
  },
  search: SEARCH_PERSON,
  sorts: {
    end_date: 'e.end_date',
    emp_number: ORDER_BY_EMP_NUMBER,
    name: 'e.name collate lao',
    department: 'd.name collate lao',
    branch: 'b.name collate lao',
    start_date: 'e.start_date',
  },
  // Contracts that have not ended are first; in each group the nearest to today.
  order: [IS_EXPIRED, `abs(${DAYS_LEFT})`],
  sums: {
    of: {
      warning: `count(*) filter (where not (${IS_EXPIRED}))`,
      expired: `count(*) filter (where ${IS_EXPIRED})`,
    },
    beside: ['state'],
  },
  answer: ({ data, meta, sums }, { extra }) => ({
    data,
    meta: {
      ...meta,
      warning: sums.warning ?? 0,
      expired: sums.expired ?? 0,
      notice_days: extra,
      expired_days: EXPIRED_DAYS,
    },
  }),
  sheet: {
    title: word('title'),
    columns: [
      { key: 'emp_number', heading: word('emp_number') },
      { key: 'full_name', heading: word('full_name'), value: (row) => `${row.name} ${row.surname}`.trim() },
      {
        key: 'latin_name',
        heading: word('latin_name'),
        value: (row) => `${row.en_name} ${row.en_surname}`.trim(),
      },
      { key: 'department', heading: word('department') },
      { key: 'position', heading: word('position') },
      { key: 'branch', heading: word('branch') },
      { key: 'start_date', heading: word('start_date'), type: 'date' },
      { key: 'end_date', heading: word('end_date'), type: 'date' },
      { key: 'days_left', heading: word('days_left'), type: 'number' },
      {
        key: 'contract_expired',
        heading: word('state'),
        words: codesOf(
          { warning: la.warning, expired: la.expired },
          { warning: en.warning, expired: en.expired },
        ),
      },
      { key: 'resigned_reason', heading: headingOf('resigned_reason') },
    ],
  },
}
