import { expect, test } from 'vitest'
import { newCode, readCode } from './verify-code.ts'

test('a code is read as it is printed, and as it is typed', () => {
  for (const companyId of [1, 12, 31, 32, 40_000, 2_147_483_647]) {
    const code = newCode(companyId)
    expect(readCode(code)).toEqual({ companyId, code })
    expect(readCode(` ${code.toLowerCase().replaceAll('-', '')} `)).toEqual({ companyId, code })
  }
  expect(readCode('1-OOOO-IIII-LLLL-2345')?.code).toBe('1-0000-1111-1111-2345')
})

test('what is no code is not looked for', () => {
  const wrong = [
    '',
    '1',
    'hello',
    '0-0000-0000-0000-0000',
    '1-UUUU-0000-0000-0000',
    'Z'.repeat(40),
    "1'; drop table approval; --",
  ]
  expect(wrong.map(readCode)).toEqual(wrong.map(() => null))
})

test('two codes of a company differ', () => {
  expect(new Set(Array.from({ length: 1000 }, () => newCode(7))).size).toBe(1000)
})
