import { expect, test } from 'vitest'
import type { DifferenceLine } from './difference-lines.ts'
import { settleDifference } from './settle-difference.ts'

const line = (code: DifferenceLine['code'], amount: number, taxable = true): DifferenceLine => ({
  ...{ code, name: null, detail: '', was: 0, now: amount, settled: 0, amount },
  ...{ taxable, in_sso_base: true, causes: [] },
})
const taken = (amount: number, taxable = true) => ({ amount, taxable, in_sso_base: true })

test('a payslip that took everything leaves no rest', () => {
  const lines = [line('base', 500), line('absence', -200), line('benefit', 30, false)]
  const { settled, rest } = settleDifference(lines, [taken(500), taken(-200), taken(30, false)])
  expect(settled.map(({ amount }) => amount).sort()).toEqual([-200, 30, 500])
  expect(rest).toEqual([])
})

test('what could not be deducted is the rest, first lines are taken first', () => {
  const { settled, rest } = settleDifference([line('absence', -200), line('late', -100)], [taken(-250)])
  expect(settled).toEqual([line('absence', -200), { ...line('late', -100), amount: -50 }])
  expect(rest).toEqual([{ ...line('late', -100), settled: -50, amount: -50 }])
})

test('nothing is settled by a payslip that took nothing, or that the person did not get', () => {
  const lines = [line('absence', -200)]
  for (const none of [[taken(0)], []])
    expect(settleDifference(lines, none)).toEqual({ settled: [], rest: lines })
})
