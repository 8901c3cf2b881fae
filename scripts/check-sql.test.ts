import { expect, test } from 'vitest'
import { tablesOfMigrations } from './check-sql.ts'
import { tablesIn } from './read-sql-tables.ts'

const TABLES = new Set(['employee', 'company', 'department', 'payslip'])
const named = (sql: string) => tablesIn(sql, TABLES)

test('tables are found after from, join, into, update, delete from, using and references', () => {
  expect(named('select 1 from employee e join department d on true')).toEqual(['employee', 'department'])
  expect(named('select 1 from § e, employee, company c')).toEqual(['employee', 'company'])
  expect(named('select 1 from only employee, company c')).toEqual(['employee', 'company'])
  expect(named('insert into payslip (id) select id from company')).toEqual(['payslip', 'company'])
  expect(named('update employee set name = 1')).toEqual(['employee'])
  expect(named('delete from payslip using company')).toEqual(['payslip', 'company'])
  expect(named('create temp table sheet (id int references employee)')).toEqual(['employee'])
  expect(named('SELECT 1 FROM\n  employee')).toEqual(['employee'])
})

test('an interpolated fragment, a common table expression, a comment and a column are not tables', () => {
  expect(named('select 1 from § e join § on true')).toEqual([])
  expect(named('with employee as (select 1) select 1 from employee')).toEqual([])
  expect(named('select 1 -- from employee')).toEqual([])
  expect(named('select employee, company from unnest($1) employee')).toEqual([])
})

test('a renamed table counts with its new name, a dropped one not at all', () => {
  const migrations = [
    'create table a (\n id int\n);\ncreate table b (like a);',
    'alter table a rename to c;',
    'drop table b;',
  ]
  expect([...tablesOfMigrations(migrations)]).toEqual(['c'])
})
