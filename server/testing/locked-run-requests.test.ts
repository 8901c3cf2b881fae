import { expect, test } from 'vitest'
import { withCancelling } from './cancel-world.test-data.ts'

const { world, april, call, rows, employeeId, kinds } = withCancelling()

const payslips = async () =>
  rows(
    'select md5(string_agg(p::text, $2 order by p.employee_id)) as sum, count(*)::int as count from payslip p where company_id = $1 and run_id = $3',
    '',
    world().runs[0],
  )

test('in the days of an approved run, every entry, change and cancellation names the run first; confirmed it is stored and the payslips stay', async () => {
  const [stored] = await rows(kinds.leave.effective)
  const approved = await call('POST', `/payrolls-item/${world().runs[0]}/approve`, {
    reason: 'Checked',
    confirmed: true,
  })
  expect(approved, JSON.stringify(approved)).toMatchObject({ status: 200 })
  const before = await payslips()
  const locked = { code: 'in_locked_run', date: '2026-04-09', run: 'Zqfirst-April' }
  const codesOf = (warnings: { code: string }[]) => warnings.map(({ code }) => code)
  for (const [name, kind] of Object.entries(kinds)) {
    const body = { employee_id: employeeId(), ...kind.on('2026-04-09') }
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
