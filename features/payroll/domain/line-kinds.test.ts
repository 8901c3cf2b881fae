import fc from 'fast-check'
import { expect, test } from 'vitest'
import { month } from '#engines/payroll/arbitrary.test-data.ts'
import { payslip } from '#engines/payroll/example.test-data.ts'
import type { LineCode, PayslipLine } from '#engines/payroll/explanation.ts'
import { JOURNAL_LINES } from '#features/master-data/domain/journal-lines.ts'
import { lineTextsEn } from '../locales/line-texts.en.ts'
import { lineTextsLa } from '../locales/line-texts.la.ts'
import { codesOf, isSum, LINE_CODES, LINE_KINDS, sumOf } from './line-kinds.ts'
import { SUM_COLUMNS, type SumRow } from './payslip-sums.ts'

const runs = { numRuns: 300 }
const amountOf = (lines: readonly PayslipLine[], code: LineCode) =>
  lines.reduce((sum, line) => (line.code === code ? sum + line.amount : sum), 0)
const rowOf = (sums: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(SUM_COLUMNS.map(([column, key]) => [column, sums[key]])) as SumRow

test('the column of each line code adds up its lines, and the groups add up to gross, net and cost', () => {
  fc.assert(
    fc.property(month, ({ facts, rules }) => {
      const { lines, sums } = payslip(facts, rules)
      const row = rowOf(sums)
      for (const code of LINE_CODES)
        expect([code, Math.abs(row[LINE_KINDS[code].sum])]).toEqual([code, Math.abs(amountOf(lines, code))])
      expect(row.gross).toBe(Math.max(0, sumOf(row, codesOf('earnings')) - sumOf(row, codesOf('before'))))
      expect(row.net).toBe(row.gross - sumOf(row, codesOf('after')))
      expect(row.cost).toBe(row.gross + sumOf(row, codesOf('company')))
    }),
    runs,
  )
})

test('the lines of a payslip are in the order of the table', () => {
  fc.assert(
    fc.property(month, ({ facts, rules }) => {
      const places = payslip(facts, rules).lines.map(({ code }) => LINE_CODES.indexOf(code))
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }),
    runs,
  )
})

test('no two codes share a column or the account of a cost, and every account has a name', () => {
  const columns = LINE_CODES.map((code) => LINE_KINDS[code].sum)
  expect(columns.filter((column, at) => columns.indexOf(column) !== at)).toEqual([])
  const costs = LINE_CODES.flatMap((code) => (LINE_KINDS[code] as { cost?: string }).cost ?? [])
  expect(costs.filter((cost, at) => costs.indexOf(cost) !== at)).toEqual([])
  expect(costs.filter((cost) => !(cost in JOURNAL_LINES))).toEqual([])
  expect(LINE_CODES.filter(isSum)).toEqual(['gross', 'net', 'cost'])
})

test('every code without a name of its own has one in both languages', () => {
  const byHow: readonly LineCode[] = ['overtime']
  const unnamed = LINE_CODES.filter((code) => !LINE_KINDS[code].isNamed && !byHow.includes(code))
  for (const { names } of [lineTextsLa, lineTextsEn])
    expect(unnamed.filter((code) => !(names as Partial<Record<LineCode, string>>)[code])).toEqual([])
})
