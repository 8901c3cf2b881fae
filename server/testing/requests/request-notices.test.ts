import { expect, test } from 'vitest'
import { withTeam } from '../request-team.test-data.ts'

const { as, decide, weekday, leaveType, rows } = withTeam()

/** The newest notice of a person about requests, in English; '' without any. */
const newest = async (person: 'asker' | 'manager' | 'hr') => {
  const { data } = await as(person, 'GET', '/notices?sort=-created_at')
  return data[0] as { text: string; route: string | null } | undefined
}

test('who decides is told, step by step, and then the requester; nothing tells the type or the reason of a leave', async () => {
  const leave_type_id = await leaveType('Sick leave of the notices', 30)
  const day = weekday(20)
  const asked = await as('asker', 'POST', '/employee/leave', {
    ...{ leave_type_id, start_date: day, end_date: day, part: 'full', detail: 'Operation' },
  })
  const { request_id } = asked.data
  expect(await newest('manager')).toMatchObject({ route: 'requests.inbox' })
  expect(await newest('asker')).toBeUndefined()
  await decide('manager', request_id)
  expect(await newest('asker')).toBeUndefined()
  expect(await newest('hr')).toMatchObject({ route: 'requests.inbox' })
  await decide('hr', request_id)
  expect(await newest('asker')).toMatchObject({ route: 'requests.mine' })
  const stored = await rows(
    `select account_id, kind, params::text as params, request_id::int as request_id from notice where company_id = $1 and request_id = $2`,
    request_id,
  )
  const text = JSON.stringify(stored)
  expect(text).not.toMatch(/Sick|Operation/)
  expect(text).toContain(`"opened\\"`)
  expect(text).toContain(`"success\\"`)
  expect(stored.filter(({ kind }) => kind === 'request-to-decide-as-staff').length).toBeGreaterThan(0)
})
