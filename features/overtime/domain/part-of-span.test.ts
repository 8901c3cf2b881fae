import { expect, test } from 'vitest'
import { isPartOfSpan } from './part-of-span.ts'

const span = (text: string) => {
  const [from_time = '', to_time = ''] = text.split('-')
  return { from_time, to_time }
}

test.each([
  ['18:00-20:00', '18:00-22:00', true],
  ['19:00-22:00', '18:00-22:00', true],
  ['18:00-22:00', '18:00-22:00', true],
  ['17:59-20:00', '18:00-22:00', false],
  ['18:00-22:01', '18:00-22:00', false],
  // No minutes, or a whole day.
  ['18:00-18:00', '18:00-22:00', false],
  ['22:00-22:00', '18:00-22:00', false],
  ['22:00-18:00', '18:00-22:00', false],
  // Over midnight.
  ['23:45-00:15', '23:30-00:30', true],
  ['00:00-00:30', '23:30-00:30', true],
  ['23:30-00:00', '23:30-00:30', true],
  ['23:00-00:30', '23:30-00:30', false],
  ['00:00-00:31', '23:30-00:30', false],
])('%s is part of %s: %s', (part, whole, isPart) => {
  expect(isPartOfSpan(span(part), span(whole))).toBe(isPart)
})
