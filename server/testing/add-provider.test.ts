import { existsSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { makePlace, runCli, runServerProcess } from './processes.test-data.ts'

const place = makePlace()
afterAll(() => place.remove())

const EMAIL = 'boss@champa.test'

async function addProvider(...args: string[]) {
  const command = runCli(place, ['add-provider', ...args])
  return { code: await command.ended, output: command.output() }
}

test.each([
  [['boss'], 'boss is not an email address.'],
  [['boss@champa.test', '--name', 'Noy (provider)'], 'NAME is a line of'],
  [[], 'Usage: npm run champa -- add-provider EMAIL'],
  [['a@champa.test', 'b@champa.test'], 'Usage: npm run champa -- add-provider EMAIL'],
])('%j is refused before a database is created', async (args, reason) => {
  const { code, output } = await addProvider(...args)
  expect([code, output]).toEqual([1, expect.stringContaining(reason)])
  expect(existsSync(place.dataDir)).toBe(false)
})

test("the first account of the provider signs in, changes its password and sees the provider's screens", async () => {
  const { code, output } = await addProvider(' Boss@Champa.test', '--name', 'Boss')
  const [, oneTime = ''] = output.match(/One-time password: (\S+)/) ?? []
  expect([code, oneTime.length]).toEqual([0, 16])
  const repeated = await addProvider(EMAIL)
  expect(repeated.code).toBe(1)
  expect(repeated.output).toContain('The account boss@champa.test already exists and was not changed.')

  const server = await runServerProcess(place)
  const call = async (method: string, path: string, token: string, body?: object) => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    // biome-ignore lint/suspicious/noExplicitAny: the answers of several calls
    return { status: answer.status, body: (await answer.json()) as any }
  }
  const signIn = async (password: string): Promise<string> =>
    (await call('POST', '/auth/login', '', { email: EMAIL, password })).body.access_token
  const token = await signIn(oneTime)
  const refused = await call('GET', '/admin/user', token)
  expect(refused).toMatchObject({ status: 403, body: { code: 'password_change_required' } })
  const own = 'Own-Champa-2026!'
  const change = { current_password: oneTime, new_password: own, confirm_password: own }
  expect((await call('POST', '/user/change/password', token, change)).status).toBe(200)
  expect(await signIn(oneTime)).toBeUndefined()
  const me = await call('GET', '/auth/me', await signIn(own))
  expect(me.body.data).toMatchObject({ roleUser: ['superadmin'], user: { name: 'Boss', company_id: null } })
  expect(await server.stop()).toBe(0)
})
