import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveDays } from '#features/attendance/server/index.ts'
import { recordApprovedLeave } from '#features/leave/server/index.ts'
import { recordApprovedOvertime } from '#features/overtime/server/index.ts'
import { openCompanies } from './shared-worlds.test-data.ts'
import type { Asker, Call, TwoCompanies } from './two-companies.test-data.ts'

const APRIL = { from: '2026-04-01', to: '2026-04-30' }
let world: TwoCompanies
let companyId: number
let employee_id: number
let leave_type_id: number

beforeAll(async () => {
  world = await openCompanies()
  companyId = world.companies[0]
  await deriveDays(world.db, companyId, APRIL)
  const [person] = await rows(
    `select employee_id as id from day_result where company_id = $1 and work_date = '2026-04-08' order by 1 limit 1`,
  )
  employee_id = person?.id as number
  const kind = { name: 'Test leave', category: 'other', amount: 10, is_paid: true }
  leave_type_id = (await call('POST', '/vacation', kind)).data.id
})
afterAll(() => world.close())

async function call(method: Call['method'], url: string, payload?: object, asker: Asker = 'admin') {
  const answer = await world.as(asker, { method, url: `/api${url}`, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}
const rows = (sql: string, ...values: unknown[]) =>
  world.db.inCompany(companyId, (tx) => tx.unknownRows(sql, [companyId, ...values]))

/** The derived days and overtime of April of the company. */
async function april() {
  await deriveDays(world.db, companyId, APRIL)
  return {
    days: await rows('select * from day_result where company_id = $1 order by employee_id, work_date'),
    overtime: await rows(
      'select * from overtime_result where company_id = $1 order by employee_id, work_date, multiplier',
    ),
  }
}

const actor = { accountId: null, name: 'test' }
const KINDS = {
  leave: {
    table: 'leave_request',
    path: '/e-leave',
    list: '/e-leave',
    on: (day: string) => ({ leave_type_id, start_date: day, end_date: day, part: 'full', detail: '' }),
    dayOf: 'start_date',
    /** A stored one that has an effect on its day. */
    effective: `select r.*, r.start_date as day from leave_request r join day_result d on d.company_id = $1 and d.employee_id = r.employee_id
      and d.work_date = r.start_date and d.result = 'leave' where r.company_id = $1 and r.status = 'success' order by r.id limit 1`,
    again: ({ leave_type_id, start_date, end_date, part }: Record<string, unknown>) => ({
      ...{ leave_type_id, start_date, end_date, part },
    }),
  },
  overtime: {
    table: 'overtime_request',
    path: '/employee/ot',
    list: '/employee/ot/list',
    on: (day: string) => ({ work_date: day, from_time: '17:00', to_time: '18:00', remark: '' }),
    dayOf: 'work_date',
    effective: `select r.*, r.work_date as day from overtime_request r join overtime_result o on o.company_id = $1
      and o.employee_id = r.employee_id and o.work_date = r.work_date where r.company_id = $1 and r.status = 'success' order by r.id limit 1`,
    again: ({ work_date, from_time, to_time }: Record<string, unknown>) => ({
      ...{ work_date, from_time: String(from_time).slice(0, 5), to_time: String(to_time).slice(0, 5) },
    }),
  },
} as const

describe.each(Object.entries(KINDS))('%s entered by HR', (name, kind) => {
  const enter = async (body: object, more: object = {}) => {
    const answer = await call('POST', kind.path, { employee_id, ...body, confirmed: true, ...more })
    expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 })
    return answer.data[name]
  }
  const edit = (id: number, body: object, asker: Asker = 'admin') =>
    call('PUT', `${kind.path}/${id}`, body, asker)
  const cancel = (id: number, body: object, asker: Asker = 'admin') =>
    call('POST', `${kind.path}/${id}/cancel`, { reason: 'Wrong day', ...body }, asker)
  const show = async (id: number) => (await call('GET', `${kind.path}/${id}`)).data
  const totalOf = async (status: string) =>
    (await call('GET', `${kind.list}?status=${status}&employee_id=${employee_id}`)).meta.total

  test('moves to another day: both days are derived again, and the history shows who changed what', async () => {
    const before = await april()
    const { id, version } = await enter(kind.on('2026-04-08'))
    await april()
    const changed = await edit(id, { ...kind.on('2026-04-09'), version, confirmed: true })
    expect(changed).toMatchObject({ status: 200, data: { [name]: { [kind.dayOf]: '2026-04-09' } } })
    expect(changed.data[name].version).toBe(version + 1)
    const moved = await april()
    expect((await show(id)).history).toMatchObject([
      { verdict: 'approved', change: null },
      {
        verdict: 'changed',
        actor: 'Zqfirst-admin',
        change: { before: { [kind.dayOf]: '2026-04-08' }, after: { [kind.dayOf]: '2026-04-09' } },
      },
    ])
    const [logged] = await rows(
      `select before, after from audit_entry where company_id = $1 and entity = $2 and entity_id = $3 and action = 'update'`,
      kind.table,
      id,
    )
    expect(logged).toMatchObject({
      before: { [kind.dayOf]: '2026-04-08' },
      after: { [kind.dayOf]: '2026-04-09' },
    })
    await cancel(id, { version: version + 1 })
    expect(await april()).toEqual(before)
    const direct = await enter(kind.on('2026-04-09'))
    expect(await april()).toEqual(moved)
    await cancel(direct.id, { version: direct.version })
  })

  test('is cancelled with a reason: it counts nowhere, stays in the list, and can be entered again', async () => {
    const before = await april()
    const [stored] = await rows(kind.effective)
    const {
      id,
      version,
      employee_id: person,
    } = stored as { id: number; version: number; employee_id: number }
    expect(await cancel(id, { version, reason: '' })).toMatchObject({ status: 422 })
    expect(await cancel(id, { version })).toMatchObject({
      status: 200,
      data: { is_stored: true, warnings: [] },
    })
    expect(await april()).not.toEqual(before)
    expect(await show(id)).toMatchObject({
      status: 'cancelled',
      decision_reason: 'Wrong day',
      decided_by: 'Zqfirst-admin',
      history: [{ verdict: 'approved' }, { verdict: 'cancelled', reason: 'Wrong day' }],
    })
    const [logged] = await rows(
      `select before, after from audit_entry where company_id = $1 and entity = $2 and entity_id = $3 and action = 'cancel'`,
      kind.table,
      id,
    )
    expect(logged).toMatchObject({
      before: { status: 'success' },
      after: { status: 'cancelled', reason: 'Wrong day' },
    })
    const again = await enter(kind.again(stored as Record<string, unknown>), { employee_id: person })
    expect(again.id).not.toBe(id)
    expect(await april()).toEqual(before)
    expect(await cancel(id, { version: version + 1 })).toMatchObject({ status: 409, code: 'request_status' })
    expect(await edit(id, { ...kind.on('2026-04-08'), version: version + 1 })).toMatchObject({
      status: 409,
      code: 'request_status',
    })
  })

  test('of editing and cancelling at the same time, one is done and the other is refused', async () => {
    const { id, version } = await enter(kind.on('2026-05-12'))
    const answers = await Promise.all([
      edit(id, { ...kind.on('2026-05-13'), version, confirmed: true }),
      cancel(id, { version, confirmed: true }),
      edit(id, { ...kind.on('2026-05-14'), version, confirmed: true }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    for (const { status, code } of answers) if (status === 409) expect(code).toBe('stale_version')
    const shown = await show(id)
    expect(shown.version).toBe(version + 1)
    expect(shown.history).toHaveLength(2)
    if (shown.status === 'success') await cancel(id, { version: version + 1 })
  })

  test('cannot become a copy of another one, but of a cancelled one', async () => {
    const first = await enter(kind.on('2026-05-18'))
    const second = await enter(kind.on('2026-05-19'))
    const copy = { ...kind.on('2026-05-18'), version: second.version, confirmed: true }
    expect(await edit(second.id, copy)).toMatchObject({ status: 409, code: 'duplicate' })
    await cancel(first.id, { version: first.version })
    expect(await edit(second.id, copy)).toMatchObject({ status: 200 })
    await rows(`update ${kind.table} set status = 'rejected' where company_id = $1 and id = $2`, second.id)
    const again = await enter(kind.on('2026-05-18'))
    await cancel(again.id, { version: again.version })
  })

  test('several are cancelled at once, each with its outcome', async () => {
    const first = await enter(kind.on('2026-05-20'))
    const second = await enter(kind.on('2026-05-21'))
    const before = await totalOf('cancelled')
    await cancel(first.id, { version: first.version })
    const ids = [first.id, second.id, 999_999_999]
    const answer = await call('POST', `${kind.path}/bulk/cancel`, { ids, reason: 'Wrong month' })
    expect(answer.data).toEqual({
      is_stored: true,
      warnings: [],
      outcomes: [
        { id: first.id, error: { code: 'request_status', message: expect.any(String) } },
        { id: second.id, error: null },
        { id: 999_999_999, error: { code: 'not_found', message: expect.any(String) } },
      ],
    })
    expect(await totalOf('cancelled')).toBe(before + 2)
    expect((await show(second.id)).decision_reason).toBe('Wrong month')
    const { data } = await call('GET', `${kind.list}?status=cancelled&employee_id=${employee_id}`)
    expect(data.map((row: { decision_reason: string }) => row.decision_reason)).toContain('Wrong month')
  })

  test('of another company is not found, and without the permission to approve nothing changes', async () => {
    const { id, version } = await enter(kind.on('2026-05-25'))
    const body = { ...kind.on('2026-05-26'), version, confirmed: true }
    expect((await edit(id, body, 'foreignAdmin')).status).toBe(404)
    expect((await cancel(id, { version }, 'foreignAdmin')).status).toBe(404)
    expect((await edit(id, body, 'user')).status).toBe(403)
    expect((await cancel(id, { version }, 'user')).status).toBe(403)
    const bulk = { ids: [id], reason: 'Not mine', confirmed: true }
    const { data } = await call('POST', `${kind.path}/bulk/cancel`, bulk, 'foreignAdmin')
    expect(data.outcomes).toMatchObject([{ id, error: { code: 'not_found' } }])
    expect(await show(id)).toMatchObject({ status: 'success', version })
    await cancel(id, { version })
  })
})

test('cancelled leave gives its days back and warns about no overlap; edited leave does not overlap itself', async () => {
  const balance = async (more = '') =>
    (
      await call(
        'GET',
        `/e-leave/balance?employee_id=${employee_id}&leave_type_id=${leave_type_id}&on=2026-06-01${more}`,
      )
    ).data.used
  const used = await balance()
  const days = { leave_type_id, start_date: '2026-06-02', end_date: '2026-06-03', part: 'full', detail: '' }
  const { leave } = (await call('POST', '/e-leave', { employee_id, ...days })).data
  expect(await balance()).toBe(used + 2)
  expect(await balance(`&edited_id=${leave.id}`)).toBe(used)
  const longer = { ...days, end_date: '2026-06-04', version: leave.version }
  const edited = (await call('PUT', `/e-leave/${leave.id}`, longer)).data
  expect(edited).toMatchObject({ warnings: [], leave: { end_date: '2026-06-04' } })
  expect(await balance()).toBe(used + 3)
  await call('POST', `/e-leave/${leave.id}/cancel`, { reason: 'Ill', version: edited.leave.version })
  expect(await balance()).toBe(used)
  const again = (await call('POST', '/e-leave', { employee_id, ...days })).data
  expect(again).toMatchObject({ warnings: [], leave: { status: 'success' } })
  const outside = { ...days, start_date: '2026-06-05', version: again.leave.version }
  expect(await call('PUT', `/e-leave/${again.leave.id}`, outside)).toMatchObject({
    status: 422,
    errors: { end_date: ['The last day is before the first'] },
  })
})

test('cancelled overtime does not count for the limits, the totals and the overlaps; edited overtime not against itself', async () => {
  const span = { work_date: '2026-06-02', from_time: '17:00', to_time: '20:00', remark: '' }
  const totals = async () =>
    (await call('GET', `/employee/ot/list?from=2026-06-01&to=2026-06-30&employee_id=${employee_id}`)).totals
  const { overtime } = (await call('POST', '/employee/ot', { employee_id, ...span })).data
  expect(await totals()).toEqual({ minutes: 180, employees: 1 })
  const later = { ...span, from_time: '18:00', to_time: '21:00', version: overtime.version }
  const edited = (await call('PUT', `/employee/ot/${overtime.id}`, later)).data
  expect(edited).toMatchObject({ warnings: [], overtime: { from_time: '18:00', minutes: 180 } })
  const longer = { ...later, to_time: '22:00', version: edited.overtime.version }
  expect((await call('PUT', `/employee/ot/${overtime.id}`, longer)).data).toEqual({
    overtime: null,
    warnings: [{ code: 'overtime_day_limit', date: '2026-06-02', minutes: 240, limit: 180 }],
  })
  await call('POST', `/employee/ot/${overtime.id}/cancel`, { reason: 'Not worked', version: longer.version })
  expect(await totals()).toEqual({ minutes: 0, employees: 0 })
  expect((await call('POST', '/employee/ot', { employee_id, ...later })).data.warnings).toEqual([])
})

test('a file enters again what was cancelled, and repeating it changes nothing', async () => {
  const cancelAll = (table: string) =>
    rows(`update ${table} set status = 'cancelled' where company_id = $1 and employee_id = $2`, employee_id)
  const day = { employeeId: employee_id, date: '2026-06-10' }
  const record = {
    leave_request: () =>
      world.db.inCompany(companyId, (tx) =>
        recordApprovedLeave(tx, [{ ...day, part: 'full', kind: 'From a file', paid: true }], actor),
      ),
    overtime_request: () =>
      world.db.inCompany(companyId, (tx) =>
        recordApprovedOvertime(tx, [{ ...day, from: '17:00', to: '18:00' }], actor),
      ),
  }
  for (const [table, load] of Object.entries(record)) {
    expect(await load()).toMatchObject({ added: 1, unchanged: 0 })
    expect(await load()).toMatchObject({ added: 0, unchanged: 1 })
    await cancelAll(table)
    expect(await load()).toMatchObject({ added: 1 })
    expect(await load()).toMatchObject({ added: 0, unchanged: 1 })
  }
})

describe('in the days of an approved run', () => {
  const payslips = async () =>
    rows(
      'select md5(string_agg(p::text, $2 order by p.employee_id)) as sum, count(*)::int as count from payslip p where company_id = $1 and run_id = $3',
      '',
      world.runs[0],
    )

  test('every entry, change and cancellation names the run first; confirmed it is stored and the payslips stay', async () => {
    const [stored] = await rows(KINDS.leave.effective)
    const approved = await call('POST', `/payrolls-item/${world.runs[0]}/approve`, {
      reason: 'Checked',
      confirmed: true,
    })
    expect(approved, JSON.stringify(approved)).toMatchObject({ status: 200 })
    const before = await payslips()
    const locked = { code: 'in_locked_run', date: '2026-04-09', run: 'Zqfirst-April' }
    const codesOf = (warnings: { code: string }[]) => warnings.map(({ code }) => code)
    for (const [name, kind] of Object.entries(KINDS)) {
      const body = { employee_id, ...kind.on('2026-04-09') }
      const warned = (await call('POST', kind.path, body)).data
      expect(warned[name]).toBeNull()
      expect(warned.warnings).toContainEqual(locked)
      const { [name]: entered } = (await call('POST', kind.path, { ...body, confirmed: true })).data
      const { id, version } = entered
      const moved = { ...kind.on('2026-05-07'), version }
      const movedWarning = (await call('PUT', `${kind.path}/${id}`, moved)).data
      expect(movedWarning[name]).toBeNull()
      expect(movedWarning.warnings).toContainEqual(locked)
      const note = name === 'leave' ? { detail: 'Wedding' } : { remark: 'Stock' }
      const noted = (await call('PUT', `${kind.path}/${id}`, { ...kind.on('2026-04-09'), ...note, version }))
        .data
      expect(codesOf(noted.warnings)).not.toContain('in_locked_run')
      const cancelUrl = `${kind.path}/${id}/cancel`
      const current = (await call('GET', `${kind.path}/${id}`)).data.version
      const reason = { reason: 'Wrong day', version: current }
      expect((await call('POST', cancelUrl, reason)).data).toEqual({ is_stored: false, warnings: [locked] })
      const bulk = { ids: [id], reason: 'Wrong day' }
      expect((await call('POST', `${kind.path}/bulk/cancel`, bulk)).data).toMatchObject({
        is_stored: false,
        warnings: [locked],
      })
      expect((await call('GET', `${kind.path}/${id}`)).data.status).toBe('success')
      expect((await call('POST', cancelUrl, { ...reason, confirmed: true })).data).toEqual({
        is_stored: true,
        warnings: [locked],
      })
    }
    const days = await april()
    const { id, version } = stored as { id: number; version: number }
    const reason = { reason: 'Came to work', version, confirmed: true }
    expect((await call('POST', `/e-leave/${id}/cancel`, reason)).data.is_stored).toBe(true)
    expect(await april()).not.toEqual(days)
    expect(await payslips()).toEqual(before)
  })
})
