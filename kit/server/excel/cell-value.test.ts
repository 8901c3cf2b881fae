import { expect, test } from 'vitest'
import { toSheetCell } from './cell-value.ts'

const cell = (value: string, withSeconds: boolean) =>
  toSheetCell(
    { type: 'n', time: 'date', value, inline: '', formula: undefined },
    { sharedStrings: [], epoch1904: false, withSeconds },
  )?.value

test('dates are rounded to minutes, or keep their seconds', () => {
  const stamp = '46146.344432870370' // 2026-05-04 08:15:59
  expect([cell(stamp, false), cell(stamp, true)]).toEqual(['2026-05-04 08:16', '2026-05-04 08:15:59'])
  expect([cell('46146', false), cell('46146', true)]).toEqual(['2026-05-04', '2026-05-04'])
  expect([cell('0.5', false), cell('0.344432870370', true)]).toEqual(['12:00', '08:15:59'])
})
