import { expect, test } from 'vitest'
import { dialledPhone, normalPhone } from './phone.ts'

test.each([
  ['02055551234', '+8562055551234'],
  ['020 5555-1234', '+8562055551234'],
  ['2052354318', '+8562052354318'],
  ['+856 20 5555 1234', '+8562055551234'],
  ['8562055551234', '+8562055551234'],
  ['0302345678', '+856302345678'],
  ['021 213 200', '+85621213200'],
  ['+66812345678', '+66812345678'],
  // A mobile number without its 20, or a landline without its 0: ambiguous.
  ['55551234', '55551234'],
  ['21 213 200', '21 213 200'],
  ['ext. 12', 'ext. 12'],
])('%s is stored as %s', (typed, stored) => {
  expect(normalPhone(typed)).toBe(stored)
})

test('a Lao number is also found in the form in which it is dialled', () => {
  expect(dialledPhone('+8562055551234')).toBe('02055551234')
  expect(dialledPhone('+66812345678')).toBe('')
})
