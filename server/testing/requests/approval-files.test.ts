import { describe, expect, test } from 'vitest'
import type { Person } from '../request-team.test-data.ts'
import { PDF, withApprovals } from './approval-team.test-data.ts'

const { as, rows, decide, world, ids, ask, sent, upload } = withApprovals()

describe('files of a request', () => {
  test('are reached only through the request, by those who see it', async () => {
    const { id: file } = (await upload('asker')).data
    const approval = await sent(ids('deputy', 'director'), { file_ids: [file] })
    expect(approval.files).toMatchObject([{ id: file, name: 'offer.pdf' }])
    const url = `/api/e-approve/${approval.id}/file/${file}`
    const get = async (who: Person | 'admin' | 'foreignAdmin' | 'foreignEmployee') =>
      (await as(who, 'GET', url.slice(4), undefined, {}).catch(() => ({ status: 200 }))).status
    expect(await get('deputy')).toBe(200)
    for (const other of ['director', 'hr', 'admin', 'foreignAdmin', 'foreignEmployee'] as const)
      expect(await get(other), other).toBe(404)
    // The file of another request is not reached through this one.
    const own = await as('deputy', 'POST', '/employee/e-approve', { title: 'Mine', approver_ids: ids('hr') })
    expect(await as('deputy', 'GET', `/e-approve/${own.data.id}/file/${file}`)).toMatchObject({ status: 404 })
    // Nor attached to it, and neither is one that a colleague has only uploaded.
    for (const id of [file, (await upload('asker')).data.id]) {
      const stolen = { title: 'Mine', approver_ids: ids('hr'), file_ids: [id] }
      expect(await as('deputy', 'POST', '/employee/e-approve', stolen)).toMatchObject({
        ...{ status: 422, code: 'file_gone', errors: { file_ids: [expect.any(String)] } },
      })
    }
  })

  test('are at most ten, each within the limit', async () => {
    const ten = await Promise.all(Array.from({ length: 10 }, () => upload('asker')))
    const file_ids = ten.map(({ data }) => data.id)
    expect((await sent(ids('deputy'), { file_ids })).files).toHaveLength(10)
    expect((await ask(ids('deputy'), { file_ids: [...file_ids, 1] })).status).toBe(422)
    const large = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)])
    expect((await upload('asker', large)).status).toBe(413)
    expect((await upload('asker', Buffer.from('<svg onload="alert(1)"/>'), 'x.svg')).code).toBe('file_kind')
  })
})

describe('the document of an approved request', () => {
  const download = async (who: Person | 'admin', approval: { id: number }) => {
    const answer = await as(who, 'GET', `/e-approve/${approval.id}/document.pdf`).catch(() => ({
      status: 200,
    }))
    return answer.status
  }
  const verify = async (code: string, remoteAddress = '10.9.8.7') => {
    const answer = await world().app.inject({ method: 'GET', url: `/api/verify/${code}`, remoteAddress })
    return { status: answer.statusCode, body: answer.body, ...answer.json() }
  }
  const codeOf = async (approval: { id: number }) => {
    const [row] = await rows(
      'select verify_code from approval where company_id = $1 and id = $2',
      approval.id,
    )
    return row?.verify_code as string
  }

  test('is for those who see the request, once it is approved', async () => {
    const approval = await sent(ids('deputy'))
    expect(await download('asker', approval)).toBe(409)
    expect(await codeOf(approval)).toBeNull()
    await decide('deputy', approval.request_id)
    for (const one of ['asker', 'deputy'] as const) expect(await download(one, approval), one).toBe(200)
    for (const one of ['hr', 'director', 'admin'] as const)
      expect(await download(one, approval), one).toBe(404)
  })

  test('is confirmed to anybody who has its code, with number, title, company, date and state only', async () => {
    const secret = 'Zqsecretwords'
    const approval = await sent(ids('deputy'), { detail: secret, amount: 77_123_456, reference: secret })
    await decide('deputy', approval.request_id)
    const code = await codeOf(approval)
    const found = await verify(code.toLowerCase().replaceAll('-', ''))
    expect(found).toMatchObject({
      status: 200,
      data: { number: approval.number, title: 'New laptops', status: 'success' },
    })
    expect(Object.keys(found.data).sort()).toEqual([
      ...['approved_at', 'cancelled_at', 'company', 'number', 'status', 'title'],
    ])
    expect(found.body).not.toMatch(/Zqsecretwords|77123456/)
    // The code of one company in the name of another one.
    expect((await verify(`2${code.slice(code.indexOf('-'))}`)).status).toBe(404)
    expect((await verify(`${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`)).status).toBe(404)
  })

  test('is not found by guessing: after 30 wrong codes the network has to wait', async () => {
    const approval = await sent(ids('deputy'))
    await decide('deputy', approval.request_id)
    const code = await codeOf(approval)
    const network = '10.1.1.1'
    const guesses = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        verify(`1-0000-0000-0000-${String(at).padStart(4, '0')}`, network),
      ),
    )
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(30)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(30)
    expect((await verify(code, network)).status).toBe(429)
    // Right codes do not count.
    for (let at = 0; at < 40; at++) expect((await verify(code, '10.1.1.2')).status).toBe(200)
  })
})
