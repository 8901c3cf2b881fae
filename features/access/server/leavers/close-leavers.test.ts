import { expect, test } from 'vitest'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { PASSWORD, withAccess } from '../access-world.test-data.ts'
import { closeLeavers } from './close-leavers.ts'

const world = withAccess()

/** An employee of the first company whose last day is `end`, in SQL, with an account. */
async function addPerson(name: string, end: string, roles: string[], more = ''): Promise<void> {
  const { id } = await world().db.inCompany(1, (tx) =>
    tx.one(
      IdRow,
      `insert into employee (company_id, emp_number, name, start_date, end_date, deleted_at)
       values (1, $1, $1, '2020-01-01', ${end}, ${more || 'null'}) returning id`,
      [name],
    ),
  )
  await world().account(`${name}@champa.test`, { employeeId: id, name, roles })
}

const close = () => world().db.inCompany(1, (tx) => closeLeavers(tx, EMPLOYEES))

test('the account of a leaver closes the day after the last day, with its sessions; the log says so', async () => {
  await addPerson('stays', 'null', ['employee'])
  await addPerson('today', 'today_in_laos()', ['employee'])
  await addPerson('left', 'today_in_laos() - 1', ['employee'])
  await addPerson('hidden', 'null', ['employee'], 'now()')
  const tokens = new Map<string, string>()
  for (const name of ['stays', 'today']) {
    const answer = await world().signIn(`${name}@champa.test`)
    tokens.set(name, answer.json().access_token)
  }
  // The job has not run yet: nobody who has left can sign in, and what is open stays open until then.
  for (const name of ['left', 'hidden'])
    expect((await world().signIn(`${name}@champa.test`)).json().code).toBe('account_disabled')
  await world().db.inCompany(1, (tx) =>
    tx.execute(
      `update employee set end_date = today_in_laos() - 1 where company_id = 1 and emp_number = 'today'`,
    ),
  )
  const me = (name: string) =>
    world().call('GET', '/auth/me', undefined, { authorization: `Bearer ${tokens.get(name)}` })
  expect((await me('today')).statusCode).toBe(200)
  await close()
  expect((await me('today')).statusCode).toBe(401)
  expect((await me('stays')).statusCode).toBe(200)
  await close()
  const logged = await world().db.asProvider((tx) =>
    tx.unknownRows(`select e.actor, a.name, e.after ->> 'status' as status from audit_entry e join account a on a.id = e.entity_id
      where e.entity = 'account' and e.actor = 'Champa' order by a.name`),
  )
  const closed = (name: string) => ({ actor: 'Champa', name, status: 'disabled' })
  expect(logged).toEqual([closed('hidden'), closed('left'), closed('today')])
})

test('an administrator who has left is closed only if another one is left', async () => {
  await addPerson('chief', 'today_in_laos() - 1', ['companyadmin'])
  await world().db.asProvider((tx) =>
    tx.execute(`update account set status = 'disabled' where email = 'admin@champa.test'`),
  )
  const statusOf = () =>
    world().db.asProvider((tx) => tx.unknownRows(`select status from account where name = 'chief'`))
  await close()
  expect(await statusOf()).toEqual([{ status: 'active' }])
  await world().account('next@champa.test', { roles: ['companyadmin'], password: PASSWORD })
  await close()
  expect(await statusOf()).toEqual([{ status: 'disabled' }])
})
