import { expect, test } from 'vitest'
import { encodeBankText } from './encode-bank-text.ts'

test('the bytes of a bank file follow the encoding of its layout', () => {
  expect(encodeBankText('ກ', 'utf-8').toString('hex')).toBe('e0ba81')
  expect(encodeBankText('ກ', 'utf-8-bom').toString('hex')).toBe('efbbbfe0ba81')
  expect(encodeBankText('ກ', 'utf-16le').toString('hex')).toBe('fffe810e')
})
