import { expect, test } from 'vitest'
import { isAccountOf } from './account-names.ts'

test('the name of an account may differ in case, spaces, title and order', () => {
  const names = ['ຄຳຫຼ້າ ວົງສາ', 'Khamla Vongsa']
  for (const holder of ['KHAMLA VONGSA', 'Mr. Khamla  Vongsa', 'VONGSA KHAMLA', 'ທ້າວ ຄຳຫລ້າ ວົງສາ', ''])
    expect([holder, isAccountOf(holder, names)]).toEqual([holder, true])
  for (const holder of ['KHAMLA', 'NOY VONGSA', 'ຄຳ ວົງສາ']) expect(isAccountOf(holder, names)).toBe(false)
  expect(isAccountOf('KHAMLA', ['', ' '])).toBe(false)
})
