import { beforeEach, describe, expect, test } from 'vitest'
import { createAccount } from '#features/access/server/index.ts'
import { multipart } from '#features/employees/server/test-server.test-data.ts'
import { PICTURE } from '../picture.test-data.ts'
import { withTeam } from '../request-team.test-data.ts'
import { PASSWORD } from '../two-companies.test-data.ts'

const { as, id, rows, decide, world, companyId } = withTeam()

const details = async () => (await as('asker', 'GET', '/employee/own-details')).data
const NUMBER = '0101 5555 6666'
const account = async (more: object = {}) => {
  const [bank] = await world().db.asProvider((tx) =>
    tx.unknownRows('select id from bank order by id limit 1'),
  )
  return { bank_id: bank?.id, bank_account: NUMBER, bank_account_name: 'ASKER', ...more }
}
const ask = async (changes: object) =>
  as('asker', 'POST', '/employee/profile-change', { ...(await details()), profile: undefined, ...changes })
const recordOf = async () => (await as('admin', 'GET', `/employee/${id('asker')}`)).data

/** Signs in a user of the company with these permissions. */
async function staffWith(name: string, permissions: readonly string[]) {
  const email = `${name}@team.test`
  await world().db.asProvider(async (tx) => {
    const [role] = await tx.unknownRows(
      `insert into role (name, display_name_la, display_name_en, side) values ($1, $1, $1, 'company') returning id`,
      [name],
    )
    await tx.execute(
      'insert into role_permission (role_id, permission_id) select $1, id from permission where name = any($2)',
      [role?.id, permissions],
    )
    await createAccount(tx, { email, name, password: PASSWORD, companyId: companyId(), roles: [name] })
  })
  const login = { method: 'POST' as const, url: '/api/auth/login', payload: { email, password: PASSWORD } }
  const token = (await world().app.inject(login)).json().access_token
  return async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
    const answer = await world().app.inject({
      method,
      url: `/api${url}`,
      headers,
      ...(payload && { payload }),
    })
    return answer.json()
  }
}

beforeEach(async () => {
  await rows(`update profile_change set status = 'cancelled' where company_id = $1`)
  await rows(`update request set status = 'cancelled' where company_id = $1 and kind = 'profile_change'`)
  await rows(
    `update employee set bank_id = null, bank_account = '', bank_account_name = '', profile_file_id = null
     where company_id = $1 and id = $2`,
    id('asker'),
  )
})

describe('another bank account', () => {
  test('is stored by the approval of HR, and payroll marks it as changed by who has approved it', async () => {
    await rows('delete from bank_account_change where company_id = $1')
    const asked = await ask({ account: await account() })
    expect(asked.data).toMatchObject({ status: 'pending', bank_account: NUMBER })
    expect(await details()).toMatchObject({ bank_account: '' })
    const { changes } = (await as('hr', 'GET', `/requests/${asked.data.request_id}`)).data.context
    expect(changes).toMatchObject([
      { field: 'Bank', before: '' },
      { field: 'Account number', before: '', after: NUMBER },
      { field: 'Account name', before: '', after: 'ASKER' },
    ])
    expect(await decide('hr', asked.data.request_id)).toMatchObject({ status: 'success' })
    expect(await recordOf()).toMatchObject({ bank_account: NUMBER, bank_account_name: 'ASKER' })
    const [hr] = await rows('select id from account where company_id = $1 and employee_id = $2', id('hr'))
    expect(await rows('select * from bank_account_change where company_id = $1')).toMatchObject([
      { employee_id: id('asker'), changed_by: hr?.id, changed_by_name: 'hr' },
    ])
  })

  test('is not in any notice, and the employee is told that it was changed', async () => {
    const asked = await ask({ account: await account({ bank_account: '0909 1212 3434' }) })
    await decide('hr', asked.data.request_id)
    const notices = await rows('select kind, params from notice where company_id = $1')
    expect(JSON.stringify(notices)).not.toMatch(/0909|3434/)
    expect(notices.map(({ kind }) => kind)).toContain('bank-account-changed')
    const facts = await rows('select facts from request where company_id = $1')
    expect(JSON.stringify(facts)).not.toMatch(/0909|3434/)
  })

  test('is approved and seen only by staff with the permissions of the bank account', async () => {
    const asked = await ask({ account: await account() })
    const { request_id } = asked.data
    const clerk = await staffWith('clerk', ['view-employee', 'edit-employee'])
    const shown = (await clerk('GET', `/requests/${request_id}`)).data.context.changes
    expect(JSON.stringify(shown)).not.toMatch(/5555|ASKER/)
    expect(shown).toContainEqual({ field: 'Account number', before: '***', after: '***' })
    const approve = { ids: [request_id], verdict: 'approved' }
    expect((await clerk('POST', '/requests/decide', approve)).data).toMatchObject([
      { status: null, error: { code: 'forbidden' } },
    ])
    expect(await recordOf()).toMatchObject({ bank_account: '' })
    const cashier = await staffWith('cashier', [
      ...['view-employee', 'edit-employee', 'view-bank-account', 'edit-bank-account'],
    ])
    expect(JSON.stringify(await cashier('GET', `/requests/${request_id}`))).toContain(NUMBER)
    expect((await cashier('POST', '/requests/decide', approve)).data).toMatchObject([{ status: 'success' }])
    expect(await recordOf()).toMatchObject({ bank_account: NUMBER })
  })

  test('stays as it is where the form does not send it, and is kept as a whole', async () => {
    await rows(`update employee set bank_account = '0202 1' where company_id = $1 and id = $2`, id('asker'))
    const other = await ask({ village_id: 'Sikhai' })
    await decide('hr', other.data.request_id)
    expect(await recordOf()).toMatchObject({ bank_account: '0202 1', village_id: 'Sikhai' })
    const asked = await ask({ account: await account() })
    await rows(
      `update employee set bank_account_name = 'BY HR' where company_id = $1 and id = $2`,
      id('asker'),
    )
    await decide('hr', asked.data.request_id)
    expect(await recordOf()).toMatchObject({ bank_account: NUMBER, bank_account_name: 'ASKER' })
    const wrong = await ask({ account: await account({ bank_id: 987_654 }) })
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([422, ['account.bank_id']])
  })
})

describe('another picture', () => {
  async function upload(who: 'asker' | 'manager' = 'asker'): Promise<number> {
    const { payload, headers } = multipart('me.png', PICTURE)
    return (await as(who, 'POST', '/employee/profile-change/picture-file', payload as never, headers)).data.id
  }
  const seen = async (who: 'asker' | 'hr' | 'manager' | 'admin', change: number) =>
    as(who, 'GET', `/profile-change/${change}/picture`)

  test('is shown to who decides beside the present one, and becomes the picture of the record', async () => {
    const first = await ask({ profile: await upload() })
    expect(first.status, JSON.stringify(first)).toBe(200)
    expect(await recordOf()).toMatchObject({ profile: null })
    expect((await seen('hr', first.data.id)).data).toEqual({
      ...{ is_asked: true, present: null, wanted: first.data.profile },
    })
    expect((await seen('manager', first.data.id)).status).toBe(404)
    await decide('hr', first.data.request_id)
    expect(await recordOf()).toMatchObject({ profile: first.data.profile })
    const second = await ask({ profile: await upload() })
    expect((await seen('admin', second.data.id)).data).toEqual({
      ...{ is_asked: true, present: first.data.profile, wanted: second.data.profile },
    })
    await decide('hr', second.data.request_id)
    const files = await rows(
      `select id, owner_kind, purge_at is null as stays from stored_file where company_id = $1 and id = any($2) order by id`,
      [first.data.profile, second.data.profile],
    )
    expect(files).toMatchObject([
      { owner_kind: null, stays: false },
      { owner_kind: 'employee.profile', stays: true },
    ])
  })

  test('of somebody else is refused, and one that is not approved is deleted', async () => {
    const foreign = await ask({ profile: await upload('manager') })
    expect([foreign.status, Object.keys(foreign.errors ?? {})]).toEqual([422, ['profile']])
    const asked = await ask({ profile: await upload() })
    await decide('hr', asked.data.request_id, 'rejected', { reason: 'Not your face' })
    const [file] = await rows(
      'select purge_at is not null as goes from stored_file where company_id = $1 and id = $2',
      asked.data.profile,
    )
    expect(file).toEqual({ goes: true })
    expect(await recordOf()).toMatchObject({ profile: null })
  })

  test('is kept when the request is changed, and can be taken back', async () => {
    const picture = await upload()
    const asked = await ask({ profile: picture, village_id: 'Nongbone' })
    const put = async (more: object, version: number) =>
      as('asker', 'PUT', `/employee/profile-change/${asked.data.id}`, {
        ...{ ...(await details()), village_id: 'Nongduang', version, ...more },
      })
    const again = await put({ profile: picture }, asked.data.version)
    expect(again.data).toMatchObject({ profile: picture, village_id: 'Nongduang' })
    const without = await put({ profile: null }, again.data.version)
    expect(without.data).toMatchObject({ profile: null })
    expect((await seen('hr', asked.data.id)).data).toMatchObject({ is_asked: false })
  })
})
