import { DEDUCTION_TYPES } from '#features/master-data/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, foldedText } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import type { listPayItems, PayItem } from '../contract.ts'
import en from '../web/texts/en.ts'
import la from '../web/texts/la.ts'
import { monthOfDay } from './month-sql.ts'

const word = wordsOf(la, en)

const STATE = `case when r.last_day < today_in_laos() then 'ended'
  when r.first_day > (date_trunc('month', today_in_laos()) + interval '1 month - 1 day')::date then 'upcoming' else 'current' end`
/** Entries that are not over. */
const PEOPLE = `(select count(*)::int from payroll_item_employee c where c.company_id = r.company_id and c.item_id = r.id
  and c.deleted_at is null and (c.last_day is null or c.last_day >= today_in_laos()))`

export const payItemList: ListDeclaration<typeof listPayItems> = {
  from: 'payroll_item_rule r',
  joins: `left join ${DEDUCTION_TYPES} t on t.company_id = r.company_id and t.id = r.deduction_type_id`,
  key: ['r.id'],
  where: ['r.company_id = $1', 'r.deleted_at is null'],
  columns: {
    id: 'r.id',
    kind: 'r.kind',
    name: 'r.name',
    deduction_type_id: 'r.deduction_type_id',
    deduction_type: 't.name',
    value_kind: 'r.value_kind',
    amount: 'r.amount::float8',
    is_taxable: 'r.is_taxable',
    in_sso_base: 'r.in_sso_base',
    is_before_calculation: 'r.is_before_calculation',
    employer_pays: 'r.employer_pays',
    applies_to_all: 'r.applies_to_all',
    condition: `case when r.condition_kind is not null then json_build_object('kind', r.condition_kind, 'value', r.condition_value) end`,
    frequency: 'r.frequency',
    instalments: 'r.instalments',
    by_months: 'r.by_months',
    first_month: monthOfDay('r.first_day'),
    last_month: monthOfDay('r.last_day'),
    state: STATE,
    people: PEOPLE,
    is_paid: `exists (select from pay_item_payment p where p.company_id = r.company_id and p.item_id = r.id)`,
    version: 'r.version',
  },
  filters: { kind: equals('r.kind'), frequency: equals('r.frequency'), state: equals(STATE) },
  search: foldedText('r.name'),
  sorts: {
    name: 'r.name collate lao',
    kind: 'r.kind',
    amount: 'r.amount',
    frequency: 'r.frequency',
    first_month: 'r.first_day',
    last_month: 'r.last_day',
    people: PEOPLE,
  },
  order: [`${STATE} = 'ended'`, 'r.kind desc', 'r.name collate lao'],
  sheet: {
    title: word('title'),
    columns: [
      { key: 'kind', heading: word('kind'), words: codesOf(la.kinds, en.kinds) },
      { key: 'name', heading: word('name') },
      { key: 'deduction_type', heading: word('deductionType') },
      { key: 'amount', heading: word('amount'), type: 'number' },
      { key: 'value_kind', heading: word('valueKind'), words: codesOf(la.valueKinds, en.valueKinds) },
      { key: 'frequency', heading: word('frequency'), words: codesOf(la.frequencies, en.frequencies) },
      {
        key: 'by_months',
        heading: word('byMonthsShort'),
        value: (row: PayItem, language) => (row.by_months ? { la, en }[language].yes : ''),
      },
      { key: 'instalments', heading: word('instalments'), type: 'number' },
      { key: 'first_month', heading: word('firstMonth') },
      { key: 'last_month', heading: word('lastMonth') },
      {
        key: 'people',
        heading: word('people'),
        value: (row: PayItem, language) =>
          row.applies_to_all ? { la, en }[language].everyone : String(row.people),
      },
      { key: 'state', heading: word('state'), words: codesOf(la.states, en.states) },
    ],
  },
}
