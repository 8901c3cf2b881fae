import { expect, test } from 'vitest'
import { z } from 'zod'
import { withAccess } from '../access-world.test-data.ts'

const world = withAccess()
const ADMIN = 'admin@champa.test'

const FORGED: Record<string, string>[] = [
  { host: 'evil.example' },
  { host: 'localhost:1@evil.example' },
  { host: '127.0.0.1:3200@evil.example' },
  { host: '127.0.0.1:@evil.example' },
  { host: '[::1]@evil.example' },
  { host: 'localhost:80.evil.example' },
  { host: 'localhost', 'x-forwarded-host': 'localhost:1@evil.example' },
  { host: 'localhost', 'x-forwarded-host': 'evil.example' },
  { host: 'localhost', 'x-forwarded-proto': 'javascript' },
  { host: 'localhost', 'x-forwarded-proto': 'https://evil.example/' },
  { host: 'localhost/evil.example' },
]

async function sendLink(headers: Record<string, string>, kind: string) {
  const { account, signIn, call, db } = world()
  await db.asProvider((tx) => tx.execute(`delete from rate_limit where key like 'password-link%'`))
  const email = `lured${Math.random().toString(36).slice(2)}@champa.test`
  const id = await account(email)
  const token = (await signIn(ADMIN)).json().access_token
  const path = `/company/user/${id}/${kind}`
  const answer = await call('POST', path, undefined, { authorization: `Bearer ${token}`, ...headers })
  const mails = await db.asProvider((tx) =>
    tx.query(z.object({ body: z.string() }), 'select body from mail where to_address = $1', [email]),
  )
  return { answer, body: mails[0]?.body ?? '' }
}

test.each(FORGED)('no mailed link contains the host that %o names', async (headers) => {
  const signIn = await sendLink(headers, 'sign-in-link')
  expect([signIn.answer.statusCode, signIn.body]).toEqual([409, ''])
  const password = await sendLink(headers, 'password-link')
  expect(password.answer.statusCode).toBe(200)
  expect(password.body).not.toMatch(/evil|javascript/)
  expect(password.body).toContain('Forgot password?')
})

test.each(['localhost:3000', '127.0.0.1', '[::1]:8080'])('on this machine %s is accepted', async (host) => {
  expect((await sendLink({ host }, 'sign-in-link')).body).toContain(`http://${host}/auth/`)
})
