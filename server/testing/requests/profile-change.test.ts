import { beforeEach, describe, expect, test } from 'vitest'
import { withTeam } from '../request-team.test-data.ts'

const { as, id, rows, decide, inbox } = withTeam()

const details = async () => (await as('asker', 'GET', '/employee/own-details')).data
const ask = async (changes: object, version?: number, change = 0) =>
  as(
    'asker',
    change ? 'PUT' : 'POST',
    change ? `/employee/profile-change/${change}` : '/employee/profile-change',
    { ...(await details()), ...changes, ...(version && { version }) },
  )
const recordOf = async () => (await as('admin', 'GET', `/employee/${id('asker')}`)).data

beforeEach(async () => {
  await rows(`update profile_change set status = 'cancelled' where company_id = $1`)
  await rows(`update request set status = 'cancelled' where company_id = $1 and kind = 'profile_change'`)
})

describe('a change of the own record', () => {
  test('waits for HR, who sees each field before and after, and is written into the record by the approval', async () => {
    const before = await details()
    const contacts = [{ type: 'mobile', value: '020 5551 2233' }]
    const answer = await ask({ contacts, village_id: 'Phonxay', reason: 'I moved' })
    expect(answer, JSON.stringify(answer)).toMatchObject({
      status: 200,
      data: { status: 'pending', village_id: 'Phonxay', waits_for: { role: 'hr' }, reason: 'I moved' },
    })
    const { request_id } = answer.data
    expect(await details()).toEqual(before)
    expect(await inbox('hr')).toContain(request_id)
    expect(await inbox('manager')).not.toContain(request_id)
    const shown = (await as('hr', 'GET', `/requests/${request_id}`)).data
    expect(shown.detail).toBe('I moved')
    expect(shown.context.changes).toMatchObject([
      { after: '020 5551 2233' },
      { before: before.village_id, after: 'Phonxay' },
    ])
    expect(await decide('hr', request_id)).toMatchObject({ status: 'success' })
    expect(await details()).toEqual({
      ...before,
      village_id: 'Phonxay',
      contacts: [{ type: 'mobile', value: '+8562055512233' }],
    })
    const [logged] = await rows(
      `select after from audit_entry where company_id = $1 and entity = 'employee' and entity_id = $2 order by id desc limit 1`,
      id('asker'),
    )
    expect(logged).toMatchObject({ after: { village_id: 'Phonxay' } })
  })

  test('keeps what HR has changed of other fields in the meantime', async () => {
    const { request_id } = (await ask({ village_id: 'Thongkhankham' })).data
    await rows(
      `update employee set emergency_contact = 'Noy', version = version + 1 where company_id = $1 and id = $2`,
      id('asker'),
    )
    expect(await decide('hr', request_id)).toMatchObject({ status: 'success' })
    expect(await recordOf()).toMatchObject({ village_id: 'Thongkhankham', emergency_contact: 'Noy' })
  })

  test('is asked for once for each field, also by requests at the same time, and not without a difference', async () => {
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => ask({ emergency_contact: name })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await ask({ relationship: 'aunt' })).status).toBe(200)
    await rows(`update profile_change set status = 'cancelled' where company_id = $1`)
    expect((await ask({})).status).toBe(422)
    expect(JSON.stringify(await ask({ province_id: '99' }))).toContain('province_id')
  })

  test('that HR returns can be changed and sent again; a rejected one changes nothing', async () => {
    const before = await details()
    const first = (await ask({ village_id: 'Nongbone' })).data
    const returned = { ids: [first.request_id], verdict: 'returned', reason: 'Which district?' }
    await as('hr', 'POST', '/requests/decide', returned)
    const shown = (await as('asker', 'GET', `/employee/profile-change/${first.id}`)).data
    expect(shown).toMatchObject({ is_returned: true, decision_reason: 'Which district?' })
    expect((await ask({ village_id: 'Nongbone' }, 1, first.id)).status).toBe(409)
    const again = await ask({ village_id: 'Nongduang' }, shown.version, first.id)
    expect(again.data).toMatchObject({ status: 'pending', village_id: 'Nongduang' })
    const rejected = { ids: [first.request_id], verdict: 'rejected', reason: 'No such village' }
    await as('hr', 'POST', '/requests/decide', rejected)
    expect(await details()).toEqual(before)
  })

  test('of a deleted record is refused alone, and does not depend on a department that was deleted', async () => {
    const own = (await as('deputy', 'GET', '/employee/own-details')).data
    const gone = await as('deputy', 'POST', '/employee/profile-change', { ...own, village_id: 'Hatsady' })
    const kept = await ask({ village_id: 'Hatsady' })
    const department = (await recordOf()).company_department_id
    await rows('update employee set deleted_at = now() where company_id = $1 and id = $2', id('deputy'))
    await rows('update department set deleted_at = now() where company_id = $1 and id = $2', department)
    const both = [gone.data.request_id, kept.data.request_id]
    const { data } = await as('hr', 'POST', '/requests/decide', { ids: both, verdict: 'approved' })
    expect(data).toMatchObject([{ error: { code: 'not_found' } }, { status: 'success' }])
    await rows('update department set deleted_at = null where company_id = $1')
    await rows('update employee set deleted_at = null where company_id = $1 and id = $2', id('deputy'))
  })

  test('is nothing that colleagues see, and HR does not decide the own one', async () => {
    const { id: change, request_id } = (await ask({ village_id: 'Saphanthong' })).data
    expect((await as('manager', 'GET', `/employee/profile-change/${change}`)).status).toBe(404)
    expect((await as('manager', 'GET', `/requests/${request_id}`)).status).toBe(404)
    const now = (await as('hr', 'GET', '/employee/own-details')).data
    const own = await as('hr', 'POST', '/employee/profile-change', { ...now, village_id: 'Hatsady' })
    expect(await decide('hr', own.data.request_id)).not.toMatchObject({ status: 'success' })
  })
})
