import { expect, test } from 'vitest'
import { logTextsIn } from '#server/testing/log-words.test-data.ts'
import type { LogEntry } from '../contract.ts'
import { allRows, countWithin, recordWord, shortText, topRows } from './log-changes.ts'
import { valueText } from './log-words.ts'

const texts = logTextsIn('en')

const entry = (entity: string, before: LogEntry['before'], after: LogEntry['after']): LogEntry => ({
  ...{ id: 1, at: '2026-11-21T06:00:00.000Z', actor: 'Khamla', action: 'update', entity, entity_id: 5 },
  ...{
    actor_face: null,
    is_provider: false,
    device: null,
    company: null,
    record: null,
    names: {},
    before,
    after,
    withheld: [],
  },
})
const read = (of: LogEntry) =>
  allRows(texts, of).map(({ path, label, before, after, isOuter }) =>
    isOuter
      ? label
      : [label, valueText(texts, of, path, before), valueText(texts, of, path, after)].join(' | '),
  )

test('only differences are shown, no internal fields, and an empty field equals none', () => {
  const before = { version: 1, name: 'Noy', email: '', benefits: [], start_date: '2026-01-01' }
  const after = { version: 2, name: 'Noy', email: null, benefits: null, start_date: '2026-02-01' }
  expect(read(entry('employee', before, after))).toEqual(['Start date | 01/01/2026 | 01/02/2026'])
})

test('nested fields follow their heading, list entries have their names or positions', () => {
  const before = { benefits: [{ name: 'Meal', type: 1, amount: 100000 }], contacts: [] }
  const contacts = [{ type: 'phone', value: '020 5555 1111' }]
  const after = { benefits: [{ name: 'Meal', type: 1, amount: 200000 }], contacts }
  expect(read(entry('employee', before, after))).toEqual([
    ...['Phone numbers and other contacts', 'No. 1', 'Kind | – | Phone'],
    'Number or account | – | 020 5555 1111',
    ...['Benefits', 'Meal', 'Amount | 100,000 kip | 200,000 kip'],
  ])
})

test('a salary of a position has its currency', () => {
  const before = { name: 'Cook', salary: 5_000_000, currency: null }
  const after = { name: 'Cook', salary: 123_450, currency: 'USD' }
  expect(read(entry('position', before, after)).toSorted()).toEqual([
    'Currency | – | USD',
    'Salary | 5,000,000 kip | 1,234.50 USD',
  ])
})

test('a rate of the law is displayed as a percentage', () => {
  const after = { kind: 'social_security_rates', value: { employeeNum: 11, employeeDen: 200 } }
  expect(read(entry('statutory_value', null, after))).toContain("Employee's share | – | 5.5 %")
})

test('in a list, entries with many parts are counted and a long text ends at a word', () => {
  const after = {
    sums: { net: 5, gross: 7 },
    permissions: ['a', 'b', 'c', 'd', 'e'],
    remark: 'word '.repeat(40),
  }
  const of = entry('payroll_run', null, after)
  const [remark, sums, permissions] = ['remark', 'sums', 'permissions'].map((name) =>
    topRows(texts, of).find(({ path }) => path[0] === name),
  )
  if (!remark || !sums || !permissions) throw new Error('a field is missing')
  expect(countWithin(texts, of, sums)).toBe(2)
  expect([
    shortText(texts, of, ['permissions'], after.permissions),
    countWithin(texts, of, permissions),
  ]).toEqual([null, 5])
  expect(shortText(texts, of, ['remark'], after.remark)).toMatch(/word …$/)
})

test('a record is displayed with its name, the name in the entry, or its number', () => {
  expect(recordWord(texts, entry('payroll_run', null, { title: 'April' }))).toBe('April')
  expect(recordWord(texts, entry('scan_file', null, { lines: 3 }))).toBe('No. 5')
  const named = { ...entry('employee', null, {}), record: { la: 'ນ້ອຍ', en: 'Noy' } }
  expect(recordWord(texts, named)).toBe('Noy')
})
