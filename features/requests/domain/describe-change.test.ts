import { expect, test } from 'vitest'
import { describeChange } from './describe-change.ts'
import { NO_FACTS } from './describe-facts.ts'

test('a smaller approval names the times that were asked for and those that hold', () => {
  const asked = { ...NO_FACTS, first_day: '2026-04-14', from_time: '18:00', to_time: '22:00', minutes: 240 }
  expect(describeChange({ before: asked, after: { ...asked, to_time: '20:00', minutes: 120 } }, 'en')).toBe(
    '14/04/2026 18:00–22:00 · 4:00 h → 14/04/2026 18:00–20:00 · 2:00 h',
  )
})

test('of a change of other fields, only the different values are named', () => {
  const change = { before: { a: 'x', b: 1, c: null }, after: { a: 'x', b: 2, c: 'new' } }
  expect(describeChange(change, 'en')).toBe('1 → 2 · – → new')
  expect(describeChange(null, 'la')).toBe('')
})
