import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { EmployeeDetail } from '../../contract.ts'
import { IMPORT_COLUMNS } from '../import-columns.ts'
import { FIELDS, STORED_FIELDS } from './fields.ts'

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../../migrations')
/** Filled in by the database, or by code outside the table. */
const WITHOUT_FIELD = [...['company_id', 'id', 'search_text', 'deleted_at', 'created_at', 'version']]

function employeeColumns(): string[] {
  const sql = globSync('*.sql', { cwd: MIGRATIONS }).map((file) =>
    readFileSync(path.join(MIGRATIONS, file), 'utf8'),
  )
  const created = sql.flatMap((text) => /create table employee \(\n([\s\S]*?)\n\);/.exec(text)?.[1] ?? [])
  const columns = created.flatMap((body) =>
    [...body.matchAll(/^ {2}([a-z_]+) [a-z]/gm)].map(([, name]) => name ?? ''),
  )
  const added = sql.flatMap((text) =>
    [...text.matchAll(/alter table employee add column ([a-z_]+)/g)].map(([, name]) => name ?? ''),
  )
  return [...columns.filter((name) => !/^(primary|unique|foreign)$/.test(name)), ...added]
}

test('the columns of the employee table equal the stored fields', () => {
  const columns = employeeColumns().filter((name) => !WITHOUT_FIELD.includes(name))
  expect(STORED_FIELDS.map(({ column }) => column).toSorted()).toEqual(columns.toSorted())
})

test('the sheet starts with the columns of the specification, in its order', () => {
  expect(IMPORT_COLUMNS.slice(0, 30).map(({ name }) => name)).toEqual([
    ...['emp_number', 'name', 'surname', 'en_name', 'en_surname', 'gender', 'birth_date', 'nationality'],
    ...[
      'province_code',
      'district_code',
      'village',
      'phone',
      'email',
      'card_type',
      'card_id',
      'bank_short_name',
    ],
    ...['bank_account_name', 'bank_account', 'branch', 'department', 'position', 'level', 'employment_type'],
    ...[
      'start_date',
      'end_date',
      'base_salary',
      'include_salary_tax',
      'is_sso',
      'sso_number',
      'is_line_manager',
    ],
  ])
  expect(IMPORT_COLUMNS.filter(({ required }) => required).map(({ name }) => name)).toEqual([
    ...['emp_number', 'name', 'start_date', 'base_salary'],
  ])
})

test('optional fields have an empty value that an answer can contain', () => {
  const answers: Record<string, { safeParse: (value: unknown) => { success: boolean } }> =
    EmployeeDetail.shape
  const wrong = FIELDS.filter(
    ({ name, required, request, empty }) => request && !required && !answers[name]?.safeParse(empty).success,
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('salaries and bank accounts are guarded by separate permissions', () => {
  const guarded = (guard: string) => FIELDS.filter((field) => field.guard === guard).map(({ name }) => name)
  expect(guarded('salary')).toEqual(['base_salary', 'salary_currency', 'salaries', 'benefits'])
  expect(guarded('bank')).toEqual(['bank_id', 'bank_name', 'bank_account', 'bank_account_name'])
})
