import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Tx } from '#kit/database/database.ts'
import type { Answer } from '../access-world.test-data.ts'
import { ADMIN, CLERK, withCompanyRoles } from './company-roles.test-data.ts'

const { world, made, remove, userOf, give, userWith } = withCompanyRoles()

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Makes a call while another transaction has changed data and is still open; it ends once the call waits for it. */
async function during(change: (tx: Tx) => Promise<unknown>, call: () => Promise<Answer>): Promise<Answer> {
  const { db } = world()
  let answer: Promise<Answer> | undefined
  await db.inCompany(1, async (tx) => {
    await change(tx)
    answer = call()
    await db.asOwner((client) =>
      expect.poll(async () => (await client.query(WAITING)).rowCount, { timeout: 20_000 }).toBeGreaterThan(0),
    )
  })
  if (!answer) throw new Error('There was no call')
  return answer
}

test('a role that is being deleted cannot be given, and one that is being given cannot be deleted', async () => {
  const doomed = await made(['view-late'])
  const holder = await userWith(['companyuser'])
  const given = await during(
    (tx) => tx.execute('delete from role where company_id = 1 and id = $1', [doomed.id]),
    () => give(ADMIN, holder, [doomed.name]),
  )
  expect(given.json()).toMatchObject({ code: 'invalid_input', errors: { roles: [doomed.name] } })
  expect((await userOf(ADMIN, holder)).roles).toEqual(['companyuser'])

  const kept = await made(['view-late'])
  const { id } = await userOf(ADMIN, holder)
  const deleted = await during(
    (tx) =>
      tx.execute('insert into account_role (account_id, role_id, company_id) values ($1, $2, 1)', [
        id,
        kept.id,
      ]),
    () => remove(ADMIN, kept.id),
  )
  expect(deleted.json()).toMatchObject({ code: 'in_use', details: { users: 1 } })
  expect((await userOf(ADMIN, holder)).roles).toContain(kept.name)
})

test('a role that is being extended cannot be given by a user who could only give it before', async () => {
  const role = await made(['view-late'])
  const holder = await userWith([(await made([])).name])
  const answer = await during(
    async (tx) => {
      await tx.one(
        z.object({ id: z.int() }),
        'select id from role where company_id = 1 and id = $1 for update',
        [role.id],
      )
      await tx.execute(
        `insert into role_permission (role_id, permission_id, company_id) select $1, id, 1 from permission where name = 'pay-payroll'`,
        [role.id],
      )
    },
    () => give(CLERK, holder, [role.name]),
  )
  expect(answer.json().code).toBe('role_too_high')
})
