import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each(['champa123', 'Champa2026', 'CHAMPA', 'dokchampa1', 'Synergy2026', 'password'])(
  '%s is tried first and therefore refused',
  (password) => expect(isCommonPassword(password)).toBe(true),
)

test.each(['Champa-2026!', 'champa under the mango tree', 'ເຂົ້າໜຽວໝາກມ່ວງ'])('%s is not', (password) =>
  expect(isCommonPassword(password)).toBe(false),
)
