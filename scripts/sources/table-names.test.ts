import { expect, test } from 'vitest'
import { parseModule } from './read-module.ts'
import { declaredTables, tableHoles } from './table-names.ts'

const moduleOf = (source: string) =>
  parseModule('features/leave/server/sample.ts', source.replaceAll('#', '$'))

/** The tables of the interpolated parts of a file; null if they cannot be determined. `#{…}` is an interpolated part. */
const holes = (source: string) =>
  tableHoles(moduleOf(source)).map(({ texts }) => (texts ? texts.map(({ text }) => text) : null))

test('an interpolated table is resolved from constants, loops, functions and literal types', () => {
  expect(holes("const RUNS = '(select id from run)'; tx.query(`select 1 from #{RUNS} r`)")).toEqual([
    ['(select id from run)'],
  ])
  expect(holes("for (const table of ['a', 'b']) tx.query(`delete from #{table} where id = 1`)")).toEqual([
    ['a', 'b'],
  ])
  expect(
    holes(
      "const LISTS = [{ table: 'a' }, { table: 'b' }] as const; for (const { table } of LISTS.slice(1)) q(`select from #{table}`)",
    ),
  ).toEqual([['a', 'b']])
  expect(holes("type T = 'a' | 'b'; function f(table: T) { q(`select from #{table}`) }")).toEqual([
    ['a', 'b'],
  ])
  expect(
    holes(
      "interface L { table: 'a' | 'b' }; export function f(list: L) { const { table } = list; q(`update #{table} set x = 1`) }",
    ),
  ).toEqual([['a', 'b']])
  expect(
    holes('interface R { a: 1; b: 2 }; function f<T extends keyof R>(t: T) { q(`select from #{t}`) }'),
  ).toEqual([['a', 'b']])
  expect(holes("const of = (name: string) => `select 1 from #{name}`; of('a'); of('b')")).toEqual([
    ['a', 'b'],
  ])
  expect(
    holes("const A = { one: 'a', two: 'b' }; q(`select 1 from #{A[key]}`, `select 1 from #{A.one}`)"),
  ).toEqual([['a', 'b'], ['a']])
})

test('a name has the meaning of the surrounding function', () => {
  expect(
    holes("function a() { const t = 'a'; q(`select 1 from #{t}`) } function b() { const t = load() }"),
  ).toEqual([['a']])
})

test('a table that only the caller knows cannot be resolved', () => {
  expect(holes('export const of = (name: string) => `select 1 from #{name}`')).toEqual([null])
  expect(holes('q(`select 1 from #{rows[0].name}`)')).toEqual([null])
  expect(holes('let name = name + 1; q(`select 1 from #{name}`)')).toEqual([null])
})

test('a declared list is read as well: its first table is in no statement', () => {
  expect(holes("const FROM = 'mail m'; const list = { from: FROM, key: ['m.id'], where: ['true'] }")).toEqual(
    [['mail m']],
  )
})

test('other interpolated parts are not tables', () => {
  expect(holes('q(`select #{columns} from mail where #{conditions} limit #{most}`)')).toEqual([])
  expect(holes('throw new Error(`The table #{name} is missing`)')).toEqual([])
})

test('tables outside SQL are found: declared lists, choices, bulk', () => {
  const source = `defineMasterData({ name: 'branch' }); reference('la', 'en', { table: 'province' }); db.bulk(1).copy('payslip', [])`
  expect(declaredTables(moduleOf(source)).map(({ table }) => table)).toEqual([
    'branch',
    'province',
    'payslip',
  ])
})
