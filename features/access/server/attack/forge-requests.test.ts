import { expect, test } from 'vitest'
import { type Answer, PASSWORD, withAccess } from '../access-world.test-data.ts'

/* Another site makes a signed-in user's browser send requests: the cookie alone must not be enough. */

const world = withAccess()
const EMAIL = 'user@champa.test'

/** Signs in like the screens and returns what the browser stores. */
async function browserSession(headers: Record<string, string> = {}) {
  const page = { 'x-champa-session': 'none', 'sec-fetch-site': 'same-origin', ...headers }
  const answer = await world().call('POST', '/auth/login', { email: EMAIL, password: PASSWORD }, page)
  const [pair = '', ...attributes] = cookieOf(answer).split('; ')
  return { answer, cookie: pair, attributes, id: String(answer.json().authUser.session_id) }
}
const cookieOf = (answer: Answer) => [answer.headers['set-cookie'] ?? ''].flat().join()
const status = async (headers: Record<string, string>, method: 'GET' | 'POST' = 'GET', path = '/auth/me') =>
  (await world().call(method, path, undefined, headers)).statusCode

test('a page gets its session as a cookie that scripts cannot read, and no token; a program gets the token and no cookie', async () => {
  const { answer, cookie, attributes } = await browserSession()
  expect(answer.body).not.toContain(cookie.split('=')[1])
  expect(answer.json().access_token).toBeUndefined()
  expect(cookie).toMatch(/^champa_session=[\w-]{43}$/)
  expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Strict'])
  const program = await world().signIn(EMAIL)
  expect(program.json().access_token).toMatch(/^[\w-]{43}$/)
  expect(cookieOf(program)).toBe('')
})

test('over https the cookie is bound to the host and never sent unencrypted', async () => {
  const https = { 'x-forwarded-proto': 'https' }
  const { cookie, attributes, id } = await browserSession(https)
  expect(cookie).toMatch(/^__Host-champa_session=/)
  expect(attributes).toContain('Secure')
  expect(await status({ cookie, 'x-champa-session': id, ...https })).toBe(200)
  // A cookie that an unencrypted answer could have set.
  const planted = cookie.replace('__Host-', '')
  expect(await status({ cookie: planted, 'x-champa-session': id, ...https })).toBe(401)
})

test('the cookie counts only in calls of our own pages, for reads and writes', async () => {
  const { cookie, id } = await browserSession()
  const page = { cookie, 'x-champa-session': id }
  const own = [
    page,
    { ...page, 'sec-fetch-site': 'same-origin' },
    { ...page, origin: 'http://localhost:80', host: 'localhost' },
  ]
  for (const headers of own) expect(await status(headers)).toBe(200)
  const foreign: Record<string, string>[] = [
    { cookie },
    { cookie, 'x-champa-session': '' },
    { cookie, 'sec-fetch-site': 'same-origin' },
    { ...page, 'sec-fetch-site': 'cross-site' },
    { ...page, 'sec-fetch-site': 'same-site' },
    { ...page, 'sec-fetch-site': 'none' },
    { ...page, origin: 'https://evil.example' },
    { ...page, origin: 'null' },
    { ...page, origin: 'http://localhost:4000', host: 'localhost:3200' },
  ]
  for (const headers of foreign) {
    expect(await status(headers)).toBe(401)
    expect(await status(headers, 'POST', '/auth/logout')).toBe(401)
  }
  expect(await status(page)).toBe(200)
})

test('another site cannot use a preflight request to send the header', async () => {
  const answer = await world().app.inject({
    method: 'OPTIONS',
    url: '/api/auth/logout',
    headers: {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-champa-session',
    },
  })
  expect(answer.statusCode).toBe(404)
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('a page that shows one session cannot act in a session that another tab has started since', async () => {
  const first = await browserSession()
  const second = await browserSession()
  expect(await status({ cookie: second.cookie, 'x-champa-session': first.id })).toBe(401)
  expect(await status({ cookie: second.cookie, 'x-champa-session': second.id })).toBe(200)
})

test('signing in again in the browser ends its previous session; signing out removes the cookie', async () => {
  const first = await browserSession()
  const { cookie, id } = await browserSession({ cookie: first.cookie })
  expect(await status({ cookie: first.cookie, 'x-champa-session': first.id })).toBe(401)
  const page = { cookie, 'x-champa-session': id }
  const signedOut = await world().call('POST', '/auth/logout', undefined, page)
  expect(cookieOf(signedOut)).toMatch(/^champa_session=; Path=\/; Max-Age=0; HttpOnly/)
  expect(await status(page)).toBe(401)
})
