import { describe, expect, test } from 'vitest'
import { multipart } from '#features/employees/server/test-server.test-data.ts'
import { tellMissingFiles } from '#features/leave/server/index.ts'
import { addDays } from '#kit/contract/days.ts'
import { type Person, withTeam } from '../request-team.test-data.ts'
import type { Asker } from '../two-companies.test-data.ts'
import { PDF } from './approval-team.test-data.ts'

const { as, id, rows, weekday, world, companyId, decide } = withTeam()
type Who = Person | Asker

/** A leave type that asks for a certificate from this number of days on. */
const sickLeave = async (name: string, file_from_days: number | null) => {
  const body = { name, category: 'sick', amount: 200, is_paid: true, file_from_days }
  return (await as('admin', 'POST', '/vacation', body)).data.id as number
}
async function upload(who: Who, name = 'certificate.pdf'): Promise<number> {
  const { payload, headers } = multipart(name, PDF)
  return (await as(who, 'POST', '/leave/file', payload as never, headers)).data.id
}
let next = 0
async function ask(leave_type_id: number, more: object = {}) {
  const day = weekday(next++)
  const body = { leave_type_id, start_date: day, end_date: day, part: 'full', ...more }
  const answer = await as('asker', 'POST', '/employee/leave', body)
  expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 })
  return answer.data
}
const filesOf = (who: Who, leave: number) => as(who, 'GET', `/leave/${leave}/files`)
const change = (who: Who, leave: number, body: object) => as(who, 'POST', `/leave/${leave}/files`, body)
const download = async (who: Who, leave: number, file: number) =>
  (await as(who, 'GET', `/leave/${leave}/files/${file}`).catch(() => ({ status: 200 }))).status

describe('the certificate of a leave', () => {
  test('is read by the employee and HR only: the line manager sees that it is there', async () => {
    const file = await upload('asker')
    const leave = await ask(await sickLeave('Sick with file', 1), { file_ids: [file] })
    expect(leave).toMatchObject({ files: [{ id: file, name: 'certificate.pdf' }], proof: 'added' })
    for (const who of ['asker', 'hr', 'admin'] as const)
      expect([who, await download(who, leave.id, file)]).toEqual([who, 200])
    for (const who of ['manager', 'deputy', 'director', 'foreignAdmin', 'foreignEmployee'] as const) {
      expect([who, await download(who, leave.id, file)]).toEqual([who, 404])
      expect([who, (await filesOf(who, leave.id)).status]).toEqual([who, 404])
      expect([who, (await change(who, leave.id, { removed_ids: [file] })).status]).toEqual([who, 404])
    }
    const role = { display_name_la: 'R', display_name_en: 'Reader', description_la: '', description_en: '' }
    const reader = await as('admin', 'POST', '/company/role', { ...role, permissions: ['view-e-leave'] })
    await rows(
      `update account_role set role_id = $2 where company_id = $1
         and account_id = (select id from account where company_id = $1 and email = 'user@champa.test')`,
      reader.data.id,
    )
    expect((await as('user', 'GET', `/e-leave/${leave.id}`)).status).toBe(200)
    expect((await filesOf('user', leave.id)).status).toBe(404)
    const { context } = (await as('manager', 'GET', `/requests/${leave.request_id}`)).data
    expect(context.leave.proof).toBe('added')
    expect(JSON.stringify(context)).not.toContain('certificate.pdf')
  })

  test('is asked for from the number of days of the type on, and can come after the decision', async () => {
    const type = await sickLeave('Sick from 2 days', 2)
    expect((await ask(type)).proof).toBeNull()
    const start_date = weekday(next++)
    const range = { start_date, end_date: addDays(start_date, 1) }
    next++
    const preview = { leave_type_id: type, ...range, part: 'full' }
    expect((await as('asker', 'POST', '/employee/leave/preview', preview)).data.needs_file).toBe(true)
    const leave = await ask(type, range)
    expect(leave.proof).toBe('missing')
    const missing = await as('admin', 'GET', '/e-leave?proof=missing&per_page=200')
    expect(missing.data.map((one: { id: number }) => one.id)).toEqual([leave.id])
    await decide('manager', leave.request_id)
    expect((await decide('hr', leave.request_id)).status).toBe('success')
    const added = await change('asker', leave.id, { added_ids: [await upload('asker')] })
    expect(added.data).toMatchObject({ proof: 'added', from_days: 2, may_add: true, may_remove: false })
    const [{ id: file }] = added.data.files
    expect(await change('asker', leave.id, { removed_ids: [file] })).toMatchObject({
      code: 'leave_files_closed',
    })
    // HR may: the wrong paper was scanned.
    expect((await change('hr', leave.id, { removed_ids: [file] })).data).toMatchObject({ proof: 'missing' })
    expect((await change('hr', leave.id, { added_ids: [await upload('hr')] })).data.proof).toBe('added')
    expect((await as('admin', 'GET', '/e-leave?proof=missing')).data).toEqual([])
  })

  test('is only a file of the own upload; a change of the leave keeps it', async () => {
    const type = await sickLeave('Sick, own files', null)
    const [mine, others] = [await upload('asker'), await upload('deputy')]
    const leave = await ask(type, { file_ids: [mine] })
    expect(await change('asker', leave.id, { added_ids: [others] })).toMatchObject({ code: 'file_gone' })
    const { start_date, end_date, part, version } = leave
    const body = { leave_type_id: type, start_date, end_date, part, detail: 'Flu', version }
    const changed = await as('asker', 'PUT', `/employee/leave/${leave.id}`, body)
    expect(changed.data.files).toMatchObject([{ id: mine }])
    const without = { ...body, version: changed.data.version, file_ids: [] }
    expect((await as('asker', 'PUT', `/employee/leave/${leave.id}`, without)).data.files).toEqual([])
    expect(await change('asker', leave.id, { added_ids: [mine] })).toMatchObject({ status: 200 })
    const five = await Promise.all(Array.from({ length: 5 }, () => upload('asker')))
    expect(await change('asker', leave.id, { added_ids: five })).toMatchObject({ code: 'leave_files' })
    await as('asker', 'POST', `/requests/${leave.request_id}/withdraw`, { version: without.version + 1 })
    await rows(`update leave_request set status = 'cancelled' where company_id = $1 and id = $2`, leave.id)
    expect(await change('asker', leave.id, { added_ids: [five[0]] })).toMatchObject({
      code: 'leave_files_closed',
    })
  })

  test('ten files that are added at the same time are five', async () => {
    const leave = await ask(await sickLeave('Sick, ten at once', null))
    const ten = await Promise.all(Array.from({ length: 10 }, () => upload('asker')))
    const answers = await Promise.all(ten.map((file) => change('asker', leave.id, { added_ids: [file] })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ code }) => code === 'leave_files')).toHaveLength(5)
    expect((await filesOf('asker', leave.id)).data.files).toHaveLength(5)
  })

  test('is asked for on the day after the leave and a week later, without the kind of leave', async () => {
    const leave = await ask(await sickLeave('Sick, told', 1))
    const told = (day: string) => tellMissingFiles(world().db, companyId(), day)
    const afterDays = (days: number) => addDays(leave.end_date, days)
    const notices = () =>
      rows(
        `select n.params from notice n join account a on a.company_id = $1 and a.id = n.account_id
         where n.company_id = $1 and n.kind = 'leave-file-missing' and a.employee_id = $2`,
        id('asker'),
      )
    expect(await told(leave.end_date)).toBe(0)
    expect([await told(afterDays(1)), await told(afterDays(2)), await told(afterDays(8))]).toEqual([1, 0, 1])
    expect(await told(afterDays(61))).toBe(0)
    expect(await notices()).toHaveLength(2)
    expect(JSON.stringify(await notices())).not.toContain('Sick')
  })
})
