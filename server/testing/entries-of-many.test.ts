import { beforeAll, describe, expect, test } from 'vitest'
import { IdRow } from '#kit/database/row-types.ts'
import { statementsOf } from '#kit/database/statements.test-support.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { span, withEntries } from './entries-world.test-data.ts'
import type { Asker } from './two-companies.test-data.ts'

const { world, deriveApril, call, rows, people, person, sheet, uploadFile } = withEntries()
let foreignId: number
beforeAll(async () => {
  const [, other] = world().companies
  const foreign = await world().db.inCompany(other, (tx) =>
    tx.one(IdRow, 'select min(id) as id from employee where company_id = $1', [other]),
  )
  foreignId = foreign.id
})

describe('overtime of many employees and days', () => {
  const url = '/employee/ot/entry'
  const enter = (list: object[], store: string, asker?: Asker) =>
    call('POST', url, { rows: list, store }, asker)
  const count = async () =>
    Number(
      (
        await rows(
          `select count(*)::int as n from overtime_request where company_id = $1 and status = 'success'`,
        )
      )[0]?.n,
    )

  test('is checked row by row and stored without those that have warnings', async () => {
    const before = await count()
    const list = [
      span(person(0).id, '2026-06-02'),
      span(person(0).id, '2026-06-02'),
      span(person(0).id, '2026-06-02', { from_time: '18:00', to_time: '20:30' }),
      span(person(1).id, '2026-06-02'),
      span(person(1).id, '1999-06-02'),
    ]
    const checked = await enter(list, 'nothing')
    expect(checked.data, JSON.stringify(checked)).toMatchObject({ entry_id: null, stored: 0 })
    expect(checked.data.outcomes.map(({ state }: { state: string }) => state)).toEqual([
      'good',
      'refused',
      'warned',
      'good',
      'warned',
    ])
    expect(checked.data.outcomes[2].warnings.map(({ code }: { code: string }) => code)).toEqual([
      'overtime_overlaps',
      'overtime_day_limit',
    ])
    expect(checked.data.outcomes[4].warnings).toMatchObject([{ code: 'overtime_outside_employment' }])
    expect(checked.data.people).toHaveLength(2)
    expect(await count()).toBe(before)
    const stored = (await enter(list, 'good')).data
    expect(stored.stored).toBe(2)
    expect(stored.outcomes.map(({ is_stored }: { is_stored: boolean }) => is_stored)).toEqual([
      ...[true, false, false, true, false],
    ])
    expect(await count()).toBe(before + 2)
    const again = (await enter(list, 'all')).data
    expect(again.outcomes.map(({ state }: { state: string }) => state)).toEqual([
      ...['refused', 'refused', 'warned', 'refused', 'warned'],
    ])
    expect(again.stored).toBe(2)
    const undone = await call('POST', `${url}/${stored.entry_id}/cancel`, { reason: 'Wrong week' })
    expect(undone.data).toEqual({ is_stored: true, cancelled: 2, warnings: [] })
    expect(
      (await call('POST', `${url}/${again.entry_id}/cancel`, { reason: 'Wrong week' })).data.cancelled,
    ).toBe(2)
    expect(await count()).toBe(before)
    expect((await call('POST', `${url}/${stored.entry_id}/cancel`, { reason: 'Again' })).data.cancelled).toBe(
      0,
    )
    const [latest, first] = (await call('GET', url)).data
    expect(latest).toMatchObject({ id: again.entry_id, requests: 2, cancelled_by: 'Zqfirst-admin' })
    expect(first).toMatchObject({ id: stored.entry_id, people: 2, first_day: '2026-06-02', source: 'form' })
    const logged = await rows(
      `select action from audit_entry where company_id = $1 and entity = 'overtime_request' and entity_id = any(
         select id from overtime_request where company_id = $1 and entry_id = $2) order by id`,
      stored.entry_id,
    )
    expect(logged.map(({ action }) => action)).toEqual(['create', 'create', 'cancel', 'cancel'])
  })

  test('counts for the days like overtime entered one by one', async () => {
    const spans = async () => {
      await deriveApril()
      return rows(
        `select employee_id, work_date, minutes from overtime_result where company_id = $1 and employee_id = any($2) order by 1, 2, 3`,
        people().map(({ id }) => id),
      )
    }
    const before = await spans()
    const list = people().flatMap(({ id }) =>
      ['2026-04-08', '2026-04-09'].map((day) => span(id, day, { from_time: '16:00', to_time: '16:30' })),
    )
    const stored = (await enter(list, 'all')).data
    expect(stored.stored).toBe(8)
    const after = await spans()
    await call('POST', `${url}/${stored.entry_id}/cancel`, { reason: 'Not worked' })
    expect(await spans()).toEqual(before)
    for (const row of list) await call('POST', '/employee/ot', { ...row, confirmed: true })
    expect(await spans()).toEqual(after)
    await rows(
      `update overtime_request set status = 'cancelled' where company_id = $1 and from_time = '16:00' and to_time = '16:30'`,
    )
  })

  test('needs a bounded number of statements for any number of rows', async () => {
    const days = Array.from({ length: 25 }, (_, at) => `2026-07-${String(at + 1).padStart(2, '0')}`)
    const list = people().flatMap(({ id }) => days.map((day) => span(id, day, { to_time: '17:30' })))
    let data: { stored: number; entry_id: number } | undefined
    const work = async () => {
      data = (await enter(list, 'all')).data
    }
    const many = (await statementsOf(work)).length
    expect(data?.stored).toBe(100)
    const few = (await statementsOf(() => enter(list.slice(0, 1), 'nothing'))).length
    expect(many - few).toBeLessThan(10)
    expect((await call('POST', `${url}/${data?.entry_id}/cancel`, { reason: 'Test' })).data.cancelled).toBe(
      100,
    )
  })

  test('of two identical entries at the same time, one is stored', async () => {
    const list = people().map(({ id }) => span(id, '2026-08-04'))
    const answers = await Promise.all([enter(list, 'all'), enter(list.toReversed(), 'all')])
    expect(answers.map(({ data }) => data.stored).sort()).toEqual([0, people().length])
    const id = answers.map(({ data }) => data.entry_id).find(Boolean)
    const undone = await Promise.all(
      [1, 2].map(() => call('POST', `${url}/${id}/cancel`, { reason: 'Twice' })),
    )
    expect(undone.map(({ data }) => data.cancelled).sort()).toEqual([0, people().length])
  })

  test('is copied from last week', async () => {
    const { data } = await enter([span(person(0).id, '2026-08-10'), span(person(1).id, '2026-08-16')], 'all')
    const copy = { from: '2026-08-10', to: '2026-08-17', employee_ids: null }
    const proposed = (await call('POST', `${url}/copy`, copy)).data
    expect(proposed.rows).toEqual([span(person(0).id, '2026-08-17'), span(person(1).id, '2026-08-23')])
    expect(
      (await call('POST', `${url}/copy`, { ...copy, employee_ids: [person(1).id] })).data.rows,
    ).toHaveLength(1)
    expect(await call('POST', `${url}/copy`, { ...copy, employee_ids: [foreignId] })).toMatchObject({
      status: 404,
    })
    await call('POST', `${url}/${data.entry_id}/cancel`, { reason: 'Test' })
    expect((await call('POST', `${url}/copy`, copy)).data.rows).toEqual([])
  })

  test('of another company is not found, and needs the permission', async () => {
    expect(
      await enter([span(person(0).id, '2026-09-01'), span(foreignId, '2026-09-01')], 'all'),
    ).toMatchObject({ status: 404 })
    expect(await enter([span(person(0).id, '2026-09-01')], 'all', 'user')).toMatchObject({ status: 403 })
    const { data } = await enter([span(person(0).id, '2026-09-01')], 'all')
    const reason = { reason: 'Mine', confirmed: true }
    expect(await call('POST', `${url}/${data.entry_id}/cancel`, reason, 'foreignAdmin')).toMatchObject({
      status: 404,
    })
    expect(await call('POST', `/e-leave/entry/${data.entry_id}/cancel`, reason)).toMatchObject({
      status: 404,
    })
    expect((await call('POST', `${url}/${data.entry_id}/cancel`, reason)).data.cancelled).toBe(1)
  })

  test('is read from Excel: by number or name, with the fault of each other row', async () => {
    const [one, two] = [person(0), person(1)]
    const answer = await sheet(
      `${url}/file`,
      ['ລະຫັດ', 'ຊື່', 'ວັນທີ', 'ຈາກເວລາ', 'ຫາເວລາ', 'ໝາຍເຫດ'],
      [
        [one.emp_number, '', '02/06/2026', '17:00', '19.30', 'Stock'],
        ['', two.employee_name, '3-Jun-26', '5:00 PM', '22:00', ''],
        ['NOBODY', '', '02/06/2026', '17:00', '19:00', ''],
        [one.emp_number, two.employee_name, '02/06/2026', '17:00', '19:00', ''],
        [one.emp_number, '', 'soon', '17:00', '19:00', ''],
        [one.emp_number, '', '02/06/2026', 'late', '19:00', ''],
      ],
    )
    expect(answer.status, JSON.stringify(answer)).toBe(200)
    expect(answer.data.rows).toEqual([
      span(one.id, '2026-06-02', { to_time: '19:30' }),
      span(two.id, '2026-06-03', { to_time: '22:00', remark: '' }),
    ])
    expect(answer.data.lines).toEqual([2, 3])
    expect(answer.data.errors).toMatchObject([
      { row: 4, column: 'A', value: 'NOBODY', code: 'unknown_employee' },
      { row: 5, column: 'B', code: 'other_name' },
      { row: 6, column: 'C', value: 'soon', code: 'not_a_date' },
      { row: 7, column: 'D', value: 'late', code: 'not_a_time' },
    ])
    const unknown = [['X'], [one.emp_number]].map(() => [one.emp_number, '02/06/2026', '17:00', '19:00'])
    const headings = ['Nr', 'Tag', 'Von', 'Bis']
    expect((await sheet(`${url}/file`, headings, unknown)).data.missing).toHaveLength(4)
    const columns = 'A=emp_number,B=work_date,C=from_time,D=to_time'
    const mapped = (await sheet(`${url}/file?columns=${columns}`, headings, unknown)).data
    expect(mapped.rows).toHaveLength(2)
    expect(mapped.columns[0]).toMatchObject({ letters: 'A', heading: 'Nr', field: 'emp_number' })
    // The next file with these headings, in any order, needs no choice; a file of leave still does.
    const turned = unknown.map(([number, day, from, to]) => [day, number, from, to])
    const next = (await sheet(`${url}/file`, ['Tag', 'Nr', 'Von', 'Bis'], turned)).data
    expect(next).toMatchObject({ missing: [], rows: mapped.rows })
    expect((await sheet('/e-leave/entry/file', headings, unknown)).data.missing).not.toHaveLength(0)
  })

  test('gives the rows with errors back as a file that can be corrected and uploaded again', async () => {
    const [one] = [person(0)]
    const headings = ['ລະຫັດ', 'ວັນທີ', 'ຈາກເວລາ', 'ຫາເວລາ']
    const { data } = await sheet(`${url}/file`, headings, [
      [one.emp_number, '02/06/2026', '17:00', '19:00'],
      ['NOBODY', '03/06/2026', '17:00', '19:00'],
      [one.emp_number, '04/06/2026', 'late', '19:00'],
    ])
    const bytes = Buffer.from(data.error_file, 'base64')
    expect((await readWorkbook(bytes)).rows.map(({ cells }) => cells.A?.value)).toEqual([
      ...['NOBODY', one.emp_number],
    ])
    const again = await uploadFile(`${url}/file`, bytes)
    expect(again.data).toMatchObject({ missing: [], bad_count: 2, rows: [] })
    const right = [[one.emp_number, '02/06/2026', '17:00', '19:00']]
    expect((await sheet(`${url}/file`, headings, right)).data.error_file).toBeNull()
  })
})
