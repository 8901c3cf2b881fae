import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './hash-password.ts'

test('a password matches its hash in any Unicode form', async () => {
  const stored = await hashPassword('ເຂົ້າໜຽວ café')
  expect(await isPassword('ເຂົ້າໜຽວ cafe\u0301', stored)).toBe(true)
  expect(await isPassword('ເຂົ້າໜຽວ cafe', stored)).toBe(false)
  expect(await isPassword('no account has this password', null)).toBe(false)
})

test('a flood of sign-ins from one network delays neither another network nor the compression of answers', async () => {
  const finished: string[] = []
  const note = (name: string) => (work: Promise<unknown>) => work.then(() => finished.push(name))
  const flood = Array.from({ length: 30 }, () => note('flood')(isPassword('guess', null, '203.0.113.7')))
  const others = [
    note('other network')(isPassword('guess', null, '198.51.100.9')),
    note('packed')(promisify(gzip)('an answer')),
  ]
  await Promise.all([...flood, ...others])
  expect(finished.indexOf('other network')).toBeLessThan(10)
  expect(finished.indexOf('packed')).toBeLessThan(10)
})
