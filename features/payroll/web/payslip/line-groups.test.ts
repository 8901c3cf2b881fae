import { expect, test } from 'vitest'
import type { PayslipLine } from '../../contract.ts'
import { groupsOf } from './line-groups.ts'

const line = (code: PayslipLine['code'], amount: number): PayslipLine => ({
  code,
  amount,
  how: { kind: 'net' },
})

test('every line is in one group, sums at the end of theirs, with their indexes in the payslip', () => {
  const lines = [
    line('base', 3_000_000),
    line('overtime', 200_000),
    line('late', -20_000),
    line('gross', 3_180_000),
    line('sso', -174_900),
    line('company_sso', 190_800),
    line('tax', -85_255),
    line('net', 2_919_845),
    line('cost', 3_370_800),
  ]
  const groups = groupsOf(lines)
  expect(groups.map(({ name, lines: own, sum }) => [name, own.map((one) => one.index), sum?.index])).toEqual([
    ['earnings', [0, 1], undefined],
    ['before', [2], 3],
    ['after', [4, 6], 7],
    ['company', [5], 8],
  ])
})

test('without deductions before gross, gross is alone', () => {
  const [, before] = groupsOf([line('base', 1), line('gross', 1), line('net', 1), line('cost', 1)])
  expect(before).toEqual({ name: 'before', lines: [], sum: { line: line('gross', 1), index: 1 } })
})
