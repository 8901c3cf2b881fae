import { expect, test } from 'vitest'
import { maskedAddress } from './asked-address.ts'

test('a masked address shows the first letter and the host only', () => {
  expect(maskedAddress(' somphone@champa.test ')).toBe('s•••@champa.test')
  expect(maskedAddress('a@b.la')).toBe('a•••@b.la')
})
