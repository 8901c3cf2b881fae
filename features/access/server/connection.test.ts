import { expect, test } from 'vitest'
import { withAccess } from './access-world.test-data.ts'

const world = withAccess()

/** The address returned to a caller from this address, through proxies that name others. */
async function addressFrom(remoteAddress: string, forwarded?: string): Promise<string> {
  const { access_token } = (await world().signIn('admin@champa.test')).json()
  const headers = {
    authorization: `Bearer ${access_token}`,
    ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
  }
  const answer = await world().app.inject({ url: '/api/auth/connection', headers, remoteAddress })
  return answer.json().data.address
}

test('the network address is that of the connection; only a trusted proxy can name another', async () => {
  expect(await addressFrom('203.0.113.7')).toBe('203.0.113.7')
  expect(await addressFrom('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
  expect(await addressFrom('127.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
  expect(await addressFrom('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test("the server's clock is returned, and nothing else without a session", async () => {
  const before = Date.now()
  const told = (await world().as('admin@champa.test', 'GET', '/auth/connection')).json().data.time
  expect(Date.parse(told)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(told)).toBeLessThanOrEqual(Date.now())
  expect((await world().call('GET', '/auth/connection')).statusCode).toBe(401)
})
