import { expect, test } from 'vitest'
import { connectionOf } from './prepare-roles.ts'

const owner = { host: '/run/postgresql', port: 5432, user: 'hr', password: '', database: 'champa' }
const passwordOf = (password: string, secretKey?: string) =>
  connectionOf({ ...owner, password }, 'champa_app', secretKey).password

test('the password of a role follows from a secret of this installation', () => {
  expect(passwordOf('one')).toBe(passwordOf('one', 'a key'))
  expect(passwordOf('one')).not.toBe(passwordOf('two'))
  expect(passwordOf('', 'a key')).not.toBe(passwordOf('', 'another key'))
  expect(connectionOf(owner, 'champa_bulk', 'a key').password).not.toBe(passwordOf('', 'a key'))
})

test('without a secret the password could be guessed: the start is refused', () => {
  expect(() => passwordOf('', '')).toThrow('Set SECRET_KEY')
})
