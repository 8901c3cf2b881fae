import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { excelRoute, type ListRoute } from '#kit/contract/lists.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import { exportName } from '#kit/server/record-export.ts'
import { featureWords } from '#server/features.ts'
import { logTextsIn as textsIn, words } from '#server/testing/log-words.test-data.ts'
import { conflictsIn } from '../domain/join-words.ts'
import { fieldWord, isInternal } from '../domain/log-fields.ts'
import { rowWord, valueText } from './log-words.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
/** Every file that writes to the log, as text. */
const sources = globSync('{features,kit,server}/**/*.ts', { cwd: ROOT })
  .filter((file) => !/\.test(-data)?\.ts$|\/testing\//.test(file))
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  .filter((text) => /\baudit\(|into audit_entry/.test(text))

function found(...patterns: RegExp[]): string[] {
  const all = sources.flatMap((text) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, word]) => word ?? [])),
  )
  return [...new Set(all)].sort()
}

/** Entries that are written in SQL have their kind there, or as a parameter that is a list's name. */
const WRITTEN_IN_SQL = ['employee', 'invoice', 'village', 'province', 'district']

/** A route, or a report with its route. */
type Exported = Partial<RouteSpec> & { route?: Partial<RouteSpec> }

async function exportRoutes(): Promise<RouteSpec[]> {
  const files = globSync('features/*/{contract.ts,contract/**/*.ts}', { cwd: ROOT })
  const modules = await Promise.all(files.map((file) => import(path.join(ROOT, file))))
  const exported = modules.flatMap((module) => Object.values(module) as Exported[])
  const given = exported.map((one) => (one?.route as Partial<RouteSpec>) ?? one)
  const lists = given.filter((route) => route?.list?.excel).map((route) => excelRoute(route as ListRoute))
  return [...given, ...lists].filter((route): route is RouteSpec =>
    Boolean(route?.stream?.contentTypes?.some((type) => type.includes('sheet'))),
  )
}

test('every logged kind of record has a text in both languages', () => {
  const written = found(/entity: '([\w-]+)'/g)
  expect(written.length).toBeGreaterThan(20)
  const all = [...written, ...WRITTEN_IN_SQL, ...words.lists.map(({ name }) => name)]
  for (const { entities } of [words.la, words.en]) {
    const known: Record<string, string> = entities
    expect(all.filter((name) => !known[name])).toEqual([])
  }
})

test('every Excel export has a text in both languages', async () => {
  const names = (await exportRoutes()).map(exportName)
  expect(names.length).toBeGreaterThan(5)
  for (const { entities } of [words.la, words.en]) {
    const known: Record<string, string> = entities
    expect(names.filter((name) => !known[name])).toEqual([])
  }
})

test('every logged verb has a text in both languages', () => {
  const files = globSync('{kit/contract/audit-verbs.ts,features/*/words.ts}', { cwd: ROOT })
  const declarations = files.map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  const verbs = declarations.flatMap((text) =>
    [...text.matchAll(/^ +'?([\w-]+)'?: true$/gm)].map(([, verb]) => verb as string),
  )
  expect(verbs.length).toBeGreaterThan(10)
  for (const { actions } of [words.la, words.en]) expect(verbs.filter((verb) => !actions[verb])).toEqual([])
})

test('no two features give one name different labels, and server and screens collect the same features', () => {
  expect(conflictsIn(featureWords)).toEqual([])
  expect(featureWords).toHaveLength(
    globSync('features/*/{words.ts,contract/*.request.ts}', { cwd: ROOT }).length,
  )
})

/** The tables behind the kinds of records: what their columns are called. */
const TABLES = ['employee', 'company_setting', 'payroll_run', 'leave_request', 'overtime_request', 'invoice']
/** Set by the database or by another entry's rules, and never written to the log. */
const UNWRITTEN = new Set([
  ...['company_id', 'created_by', 'deleted_at', 'updated_at', 'issued_on', 'sequence', 'vat_num', 'vat_den'],
  ...['company_phone', 'company_address', 'package_id', 'package_min_users', 'package_max_users', 'source'],
])

function columnsOf(table: string): string[] {
  const migrations = globSync('migrations/*.sql', { cwd: ROOT }).map((file) =>
    readFileSync(path.join(ROOT, file), 'utf8'),
  )
  return migrations.flatMap((sql) => {
    const body = new RegExp(`create table ${table} \\(\\n([\\s\\S]*?)\\n\\);`).exec(sql)?.[1] ?? ''
    const made = [...body.matchAll(/^ {2}([a-z_]+) [a-z]/gm)].map(([, name]) => name as string)
    const altered = [...sql.matchAll(new RegExp(`alter table ${table}\\b[^;]*`, 'g'))].flatMap(
      ([statement]) => [...statement.matchAll(/add column ([a-z_]+)/g)].map(([, name]) => name as string),
    )
    return [...made, ...altered].filter((name) => !/^(primary|foreign|unique|check|constraint)$/.test(name))
  })
}

test.each(TABLES)('every column of %s has a word in both languages, or is internal', (table) => {
  const columns = columnsOf(table)
  expect(columns.length).toBeGreaterThan(5)
  for (const language of ['la', 'en'] as const) {
    const texts = textsIn(language)
    const named = (name: string) =>
      UNWRITTEN.has(name) || isInternal({ words }, table, [name]) || fieldWord(texts, table, [name]) !== null
    expect(columns.filter((name) => !named(name))).toEqual([])
  }
})

test('every field of a declared list has the name of its form field', () => {
  for (const list of words.lists)
    for (const name of Object.keys(list.fields))
      expect(fieldWord(textsIn('la'), list.name, [name])).toEqual(expect.any(String))
  expect(fieldWord(textsIn('en'), 'rest_day', ['counts_as'])).toBe('Counts as')
})

test('values are displayed as readable text', () => {
  const texts = textsIn('en')
  const entry = { entity: 'employee', names: { position_id: { 5: { la: 'ນັກບັນຊີ', en: 'Accountant' } } } }
  const read = (field: string, value: unknown, entity = 'employee') =>
    valueText(texts, { ...entry, entity }, field.split('.'), value)
  expect(read('position_id', 5)).toBe('Accountant')
  expect(read('position_id', 6)).toBe('No. 6')
  expect(read('base_salary', 3800000)).toBe('3,800,000 kip')
  expect(read('sums.net', 6396537342, 'payroll_run')).toBe('6,396,537,342 kip')
  expect(read('sums.late_minutes', 74868, 'payroll_run')).toBe('74,868')
  expect(read('rules.mode', 'worked-days', 'company_rules')).toBe('By days worked')
  expect(read('sso_payer', 'company', 'company_setting')).toBe('Company')
  expect(read('for_whom', 'women', 'rest_day')).toBe('Women')
  expect(read('amount', 12.5, 'leave_type')).toBe('12.50')
  expect(read('amount', 50000, 'late_tier')).toBe('50,000 kip')
  expect(read('month', '2026-05', 'invoice')).toBe('May 2026')
  expect(read('start_date', '2026-05-01')).toBe('01/05/2026')
})

test('a row within a field is named by its record, kind or position', () => {
  const texts = textsIn('en')
  const entry = { entity: 'employee', names: { benefits: { 2: { la: 'ອາຫານ', en: 'Meal' } } } }
  expect(rowWord(texts, entry, ['benefits', '2'])).toBe('Meal')
  expect(rowWord(texts, entry, ['contacts', '0'])).toBe('No. 1')
  expect(rowWord(texts, { ...entry, entity: 'company_rules' }, ['changed', 'rest_day'])).toBe('Rest day')
  expect(rowWord(texts, { ...entry, entity: 'payroll_run' }, ['sums', 'net'])).toBe('Net salary')
})
