import { randomBytes } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverDue } from '#features/notices/server/delivery/deliver-due.ts'
import { createTestHttpServer, idleJobs } from '#kit/server/testing.ts'
import { allEndpoints, authenticate, mailLinks } from '../../compose.ts'
import { withTeam } from '../request-team.test-data.ts'

const { as, id, rows, askLeave, decide, world, companyId, setting } = withTeam()

beforeAll(() => {
  process.env.PUBLIC_URL = 'https://champa.example'
})
afterAll(() => {
  delete process.env.PUBLIC_URL
})
beforeEach(async () => {
  await setting({ decide_by_mail: true, email_approval: true })
  await rows(
    'update employee set manager_id = $3 where company_id = $1 and id = $2',
    id('asker'),
    id('manager'),
  )
  await provider('delete from mail')
  await provider(`delete from rate_limit where key like 'decision-link%'`)
})

const provider = (sql: string, ...values: unknown[]) =>
  world().db.asProvider((tx) => tx.unknownRows(sql, values))
const deliver = () => deliverDue({ db: world().db, jobs: idleJobs, push: null, mailLinks })
async function mailTo(person: string): Promise<string> {
  await deliver()
  const [mail] = await provider(
    'select body from mail where to_address = $1 order by id desc limit 1',
    `${person}@team.test`,
  )
  return String(mail?.body ?? '')
}
const TOKEN = /https:\/\/champa\.example\/decide#(\d+-[\w-]{43})/
const tokenIn = (body: string) => TOKEN.exec(body)?.[1] ?? ''
/** A request of the asker, and the token in the mail to the manager. */
async function asked(): Promise<{ requestId: number; token: string }> {
  const { request_id: requestId } = await askLeave()
  return { requestId, token: tokenIn(await mailTo('manager')) }
}
const post = async (path: 'show' | 'decide', body: object) => {
  const answer = await world().app.inject({
    method: 'POST',
    url: `/api/decision-link/${path}`,
    headers: { 'accept-language': 'en' },
    payload: body,
  })
  return { status: answer.statusCode, ...answer.json() }
}
const show = async (token: string) => {
  const { data, code } = await post('show', { token })
  return data?.state ?? code
}
const decideWith = (token: string, verdict = 'approved', reason = '') =>
  post('decide', { token, verdict, reason })
const statusOf = async (requestId: number) =>
  (await rows('select status from request where company_id = $1 and id = $2', requestId))[0]?.status
const history = (requestId: number) =>
  rows(
    'select verdict, channel, actor, on_behalf_of from decision where company_id = $1 and request_id = $2 order by id',
    requestId,
  )
const expire = (requestId: number) =>
  rows(
    `update decision_link set expires_at = now() - interval '1 second' where company_id = $1 and request_id = $2`,
    requestId,
  )

describe('the mail', () => {
  test('contains a link only if the company has turned it on; off by default', async () => {
    await rows('update company_setting set decide_by_mail = default where company_id = $1')
    await askLeave()
    const body = await mailTo('manager')
    expect(body).toContain('waits for your decision')
    expect(body).not.toContain('/decide')
  })

  test('has the same link in both languages, and neither the type nor the reason of the leave', async () => {
    const { token, requestId } = await asked()
    const body = await mailTo('manager')
    expect(token).not.toBe('')
    expect(body.match(new RegExp(TOKEN, 'g'))).toEqual([
      `https://champa.example/decide#${token}`,
      `https://champa.example/decide#${token}`,
    ])
    expect(body).toContain('ໂດຍບໍ່ຕ້ອງເຂົ້າສູ່ລະບົບ')
    expect(body).not.toMatch(/Team leave|Wedding/)
    const shown = await post('show', { token })
    expect(shown.data).toMatchObject({
      ...{ state: 'open', is_staff: false, request: { kind: { en: 'Leave' } } },
    })
    expect(JSON.stringify(shown)).not.toMatch(/Team leave|Wedding/)
    // Stored as a hash; the outbox treats the mail like one with a sign-in link.
    const kept = await rows('select decision_link::text as text from decision_link where company_id = $1')
    expect(JSON.stringify(kept)).not.toContain(token.split('-').slice(1).join('-'))
    expect(
      await provider('select opens_account from mail where to_address = $1', 'manager@team.test'),
    ).toEqual([{ opens_account: true }])
    await decide('manager', requestId)
  })

  test('leads to the inbox for an account that must sign in', async () => {
    await rows(`update account set must_change_password = true where company_id = $1 and name = 'manager'`)
    await askLeave()
    const body = await mailTo('manager')
    expect(body).toContain('https://champa.example/employee/inbox')
    expect(body).not.toContain('/decide#')
    await rows(`update account set must_change_password = false where company_id = $1 and name = 'manager'`)
  })
})

describe('the daily mail', () => {
  const choose = (mail: 'digest' | 'at_once') =>
    as('manager', 'PUT', '/notices/preferences', {
      kinds: [{ kind: 'request-to-decide', push: false, mail }],
      language: 'en',
    })
  const dailyMail = async () => {
    await rows(`update notice_delivery set due_at = now() where company_id = $1 and channel = 'digest'`)
    await deliver()
    const [mail] = await provider(
      `select body from mail where to_address = 'manager@team.test' and subject like '%unread notification%'`,
    )
    return String(mail?.body ?? '')
  }
  const tokensIn = (body: string) =>
    [...body.matchAll(new RegExp(TOKEN, 'g'))].map(([, token]) => token ?? '')

  test('has a link for each request that waits, one for a request with two notices; each decides its own', async () => {
    await rows('update notice set read_at = now() where company_id = $1 and read_at is null')
    expect((await choose('digest')).status).toBe(200)
    try {
      const [first, second] = [await askLeave(), await askLeave()]
      await as('asker', 'POST', `/requests/${first.request_id}/remind`, {})
      const body = await dailyMail()
      const tokens = tokensIn(body)
      expect(tokens).toHaveLength(2)
      expect(body).toContain('still waits for your decision')
      expect(body).not.toMatch(/Team leave|Wedding/)
      const shown = await Promise.all(tokens.map((token) => show(token)))
      expect(shown).toEqual(['open', 'open'])
      expect(await decideWith(tokens[0] ?? '')).toMatchObject({ status: 200 })
      const states = [await statusOf(first.request_id), await statusOf(second.request_id)]
      expect(states.sort()).toEqual(['approved', 'pending'])
    } finally {
      await choose('at_once')
    }
  })

  test('has no link if the company has not turned it on', async () => {
    await rows('update company_setting set decide_by_mail = default where company_id = $1')
    await choose('digest')
    try {
      await askLeave()
      const body = await dailyMail()
      expect(body).toContain('waits for your decision')
      expect(body).not.toContain('/decide')
    } finally {
      await choose('at_once')
    }
  })
})

describe('a link', () => {
  test('shows the request as often as it is opened; only the press decides, once, and the history names the mail', async () => {
    const { requestId, token } = await asked()
    for (let at = 0; at < 3; at++) expect(await show(token)).toBe('open')
    for (const url of [
      '/decide',
      `/api/decision-link/decide?token=${token}&verdict=approved`,
      '/api/decision-link/show',
    ])
      await world().app.inject({ method: 'GET', url })
    await world().app.inject({ method: 'HEAD', url: '/api/decision-link/decide' })
    expect(await statusOf(requestId)).toBe('pending')
    expect(await decideWith(token)).toMatchObject({ status: 200, data: { status: 'approved' } })
    expect(await history(requestId)).toMatchObject([
      { verdict: 'submitted', channel: 'web' },
      { verdict: 'approved', channel: 'mail', actor: 'manager', on_behalf_of: null },
    ])
    expect(await decideWith(token)).toMatchObject({ status: 409, code: 'already_decided' })
    expect(await show(token)).toBe('decided')
  })

  test('rejects with a reason, which is required', async () => {
    const { requestId, token } = await asked()
    expect((await decideWith(token, 'rejected', ' .. ')).code).toBe('reason_needed')
    expect((await decideWith(token, 'returned', 'A long reason')).status).toBe(422)
    expect(await statusOf(requestId)).toBe('pending')
    expect((await decideWith(token, 'rejected', 'Too many are away')).data).toEqual({ status: 'rejected' })
    expect(await statusOf(requestId)).toBe('rejected')
  })

  test('decides once of several presses at the same time', async () => {
    const { requestId, token } = await asked()
    const answers = await Promise.all([
      decideWith(token),
      decideWith(token),
      decideWith(token, 'rejected', 'Another press'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const decided = (await history(requestId)).filter(
      ({ verdict }) => verdict === 'approved' || verdict === 'rejected',
    )
    expect(decided).toHaveLength(1)
  })

  test('ends when somebody else has decided, or the request is withdrawn', async () => {
    const first = await asked()
    await decide('hr', first.requestId)
    expect([await show(first.token), (await decideWith(first.token)).code]).toEqual([
      'decided',
      'already_decided',
    ])
    const second = await asked()
    const [{ version }] = (await rows(
      'select version from request where company_id = $1 and id = $2',
      second.requestId,
    )) as [{ version: number }]
    await as('asker', 'POST', `/requests/${second.requestId}/withdraw`, { version })
    expect([await show(second.token), (await decideWith(second.token)).code]).toEqual([
      'changed',
      'link_changed',
    ])
    expect(await statusOf(second.requestId)).toBe('cancelled')
  })

  test('ends when the approver changes, also if the former one has another right', async () => {
    const { requestId, token } = await asked()
    const { can: _, withheld: __, ...employee } = (await as('admin', 'GET', `/employee/${id('asker')}`)).data
    const changed = { ...employee, manager_id: id('director'), confirmed: true }
    expect((await as('admin', 'PUT', `/employee/${id('asker')}`, changed)).status).toBe(200)
    expect([await show(token), (await decideWith(token)).code]).toEqual(['changed', 'link_changed'])
    expect(await statusOf(requestId)).toBe('pending')
  })

  test('ends when the request is returned and sent again', async () => {
    const { requestId, token } = await asked()
    await decide('manager', requestId, 'returned', { reason: 'Another day please' })
    expect(await show(token)).toBe('decided')
    const [{ version }] = (await rows(
      'select version from request where company_id = $1 and id = $2',
      requestId,
    )) as [{ version: number }]
    expect((await as('asker', 'POST', `/requests/${requestId}/submit`, { version })).status).toBe(200)
    expect((await decideWith(token)).code).toBe('link_changed')
    expect(await statusOf(requestId)).toBe('pending')
  })

  test('ends with the account, with the time, and when the company turns links off', async () => {
    const { requestId, token } = await asked()
    const account = (status: string) =>
      rows(`update account set status = $2 where company_id = $1 and name = 'manager'`, status)
    await account('disabled')
    expect([await show(token), (await decideWith(token)).code]).toEqual(['changed', 'link_changed'])
    await account('active')
    await setting({ decide_by_mail: false })
    expect([await show(token), (await decideWith(token)).code]).toEqual(['changed', 'link_changed'])
    await setting({ decide_by_mail: true })
    expect(await show(token)).toBe('open')
    await expire(requestId)
    expect([await show(token), (await decideWith(token)).code]).toEqual(['expired', 'link_expired'])
    expect(await statusOf(requestId)).toBe('pending')
  })

  test('of an account with a second factor, or that must have one, asks for the sign-in', async () => {
    const { request_id: requestId } = await askLeave()
    expect(await decide('manager', requestId)).toMatchObject({ status: 'approved' })
    // The administrator is HR too: staff of the company.
    await deliver()
    const [mail] = await provider(
      `select body from mail where to_address = 'admin@champa.test' order by id desc limit 1`,
    )
    const token = tokenIn(String(mail?.body))
    expect(await show(token)).toBe('open')
    await setting({ require_second_factor: true })
    expect([await show(token), (await decideWith(token)).code]).toEqual(['sign_in', 'sign_in_needed'])
    await setting({ require_second_factor: false })
    await provider(
      `insert into second_factor (account_id, company_id, secret, confirmed_at)
       select id, company_id, 'AAAA', now() from account where email = 'admin@champa.test'`,
    )
    expect((await decideWith(token)).code).toBe('sign_in_needed')
    await provider('delete from second_factor')
    expect((await decideWith(token)).status).toBe(200)
    expect(await statusOf(requestId)).toBe('success')
  })

  test('of a deputy decides in the place of the other, while the time of the deputy lasts', async () => {
    await rows(
      `insert into delegation (company_id, from_employee_id, to_employee_id, first_day, last_day, set_by_name, accepted_at)
       values ($1, $2, $3, today_in_laos(), today_in_laos(), 'test', now())`,
      id('manager'),
      id('deputy'),
    )
    const { request_id: requestId } = await askLeave()
    const token = tokenIn(await mailTo('deputy'))
    expect(await show(token)).toBe('open')
    const days = (by: number) =>
      rows(
        'update delegation set first_day = first_day + $2::int, last_day = last_day + $2::int where company_id = $1',
        by,
      )
    await days(-1)
    expect((await decideWith(token)).code).toBe('link_changed')
    await days(1)
    expect((await decideWith(token)).status).toBe(200)
    expect((await history(requestId)).at(-1)).toMatchObject({
      ...{ verdict: 'approved', channel: 'mail', actor: 'deputy', on_behalf_of: id('manager') },
    })
    await rows('delete from delegation where company_id = $1')
  })

  test('never decides about oneself: an approver who becomes the requester has a void link', async () => {
    const { requestId, token } = await asked()
    await rows(
      'update request set employee_id = $3 where company_id = $1 and id = $2',
      requestId,
      id('manager'),
    )
    expect((await decideWith(token)).code).toBe('link_changed')
    expect(await statusOf(requestId)).toBe('pending')
    await rows(
      'update request set employee_id = $3 where company_id = $1 and id = $2',
      requestId,
      id('asker'),
    )
  })
})

describe('guesses', () => {
  test('a wrong token, and that of another company, are void; guesses are limited, right links are not', async () => {
    const { token } = await asked()
    const [, secret] = /^\d+-(.*)$/.exec(token) ?? []
    const other = `${world().companies[1]}-${secret}`
    for (const wrong of [
      other,
      `${companyId()}-${randomBytes(32).toString('base64url')}`,
      'x',
      `999999-${secret}`,
    ]) {
      expect(await show(wrong)).toBe('link_void')
      expect((await decideWith(wrong)).code).toBe('link_void')
    }
    for (let at = 0; at < 40; at++) expect(await show(token)).toBe('open')
    for (let at = 0; at < 22; at++)
      expect(await show(`${companyId()}-${randomBytes(32).toString('base64url')}`)).toBe('link_void')
    expect(await show('x')).toBe('too_many_requests')
  })

  test('no log of the server and no entry of the activity log has the token', async () => {
    const { token } = await asked()
    const secret = token.split('-').slice(1).join('-')
    const lines: string[] = []
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
    const { db } = world()
    const app = await createTestHttpServer({
      ...{
        db,
        endpoints: allEndpoints(db, randomBytes(32)),
        authenticate: (one) => authenticate(db, one),
        log,
      },
    })
    for (const [path, body] of [
      ['show', { token }],
      ['show', { token: `${token}x` }],
      ['decide', { token, verdict: 'rejected', reason: '' }],
      ['decide', { token, verdict: 'nothing' }],
      ['decide', { token, verdict: 'approved' }],
      ['decide', { token, verdict: 'approved' }],
    ] as const)
      await app.inject({ method: 'POST', url: `/api/decision-link/${path}`, payload: body })
    await app.close()
    expect(lines.join()).toContain('decision-link')
    expect(lines.join()).not.toContain(secret)
    const entries = await rows('select audit_entry::text as text from audit_entry where company_id = $1')
    expect(JSON.stringify(entries)).not.toContain(secret)
  })
})
