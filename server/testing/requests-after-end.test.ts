import { expect, test } from 'vitest'
import { withCancelling } from './cancel-world.test-data.ts'

const { call, employeeId, kinds } = withCancelling()

const record = async () => (await call('GET', `/employee/${employeeId()}`)).data
const save = async (more: object) =>
  call('PUT', `/employee/${employeeId()}`, { ...(await record()), dates_confirmed: true, ...more })

test('an end date before approved leave and overtime is stored only after the user has seen them', async () => {
  const leave = { employee_id: employeeId(), ...kinds.leave.on('2027-03-10') }
  await call('POST', kinds.leave.path, { ...leave, confirmed: true })
  const overtime = { employee_id: employeeId(), ...kinds.overtime.on('2027-03-09') }
  await call('POST', kinds.overtime.path, { ...overtime, confirmed: true })

  const asked = await save({ end_date: '2027-03-08' })
  expect(asked).toMatchObject({ status: 409, code: 'requests_after_end' })
  expect(asked.details.requests).toEqual([
    { kind: 'overtime', name: '', from_date: '2027-03-09', to_date: '2027-03-09' },
    { kind: 'leave', name: expect.stringMatching(/./), from_date: '2027-03-10', to_date: '2027-03-10' },
  ])
  expect((await record()).end_date).toBeNull()
  const onlyLeave = await save({ end_date: '2027-03-09' })
  expect(onlyLeave.details.requests).toMatchObject([{ kind: 'leave' }])

  expect((await save({ end_date: '2027-03-10' })).status).toBe(200)
  const confirmed = await save({ end_date: '2027-03-08', requests_confirmed: true })
  expect(confirmed.data.end_date).toBe('2027-03-08')
  // A later end date, or none, leaves nothing out.
  expect((await save({ end_date: '2027-03-09' })).status).toBe(200)
  expect((await save({ end_date: null })).status).toBe(200)
})
