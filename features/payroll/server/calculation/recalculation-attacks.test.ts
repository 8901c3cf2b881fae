import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withRecalculation } from './recalculation.test-data.ts'

const { database, inOne, ask, recalculate, changed, raise, stored, expectSums, calculate, newCalculated } =
  withRecalculation()

const END_WAITING = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%update payroll_calculation%'`

/** Ends the connection that waits for the locked calculation, as a kill of the server would. */
const endWaiting = () =>
  database().asOwner((client) =>
    expect.poll(async () => (await client.query(END_WAITING)).rowCount, { timeout: 30_000 }).toBe(1),
  )

test('at the same moment as the approval, one of both is refused and the approved totals are those of the payslips', async () => {
  const run = await newCalculated('2026-05')
  for (let round = 0; round < 5; round += 1) {
    const [one, two] = await Promise.all([
      recalculate(run, 11),
      ask('POST', `/payrolls-item/${run}/approve`, { confirmed: true }),
      recalculate(run, 10, 'second'),
    ])
    await expectSums(run)
    if (two.status === 200) {
      expect([undefined, 'run_locked']).toContain(one[1])
      break
    }
  }
  const before = await stored(run)
  expect(await recalculate(run, 11)).toEqual([409, 'run_locked'])
  expect(await stored(run)).toEqual(before)
})

test('killed in the middle, it leaves the run as it was; asked for again, it is done', async () => {
  const run = await newCalculated('2026-06')
  await raise(4_600_000)
  const before = await stored(run)
  await database().asOwner(async (client) => {
    await client.query('begin')
    await client.query(`select set_config('app.company_id', '1', false)`)
    // The payslip is deleted and inserted, the totals wait.
    await client.query(`select from payroll_calculation where company_id = 1 and run_id = ${run} for update`)
    const [answer] = await Promise.all([recalculate(run, 11), endWaiting()])
    expect(answer[0]).toBe(503)
    await client.query('rollback')
  })
  expect(await stored(run)).toEqual(before)
  expect(await changed(run)).toEqual([[11, 'salary']])
  expect(await recalculate(run, 11)).toMatchObject({ outcome: 'paid' })
  expect(await changed(run)).toEqual([])
  await expectSums(run)
})

const PEOPLE = [1, 2, 10, 11, 12, 13]
/** A new base salary of somebody, or an end of the employment in the month, or its end taken back. */
const change = fc.record({
  person: fc.constantFrom(...PEOPLE),
  base: fc.integer({ min: 0, max: 60_000_000 }),
  end: fc.constantFrom(null, '2026-07-10', '2026-06-20'),
})

test('whatever changes, the totals of a run are the sums of its payslips, and recalculating all who changed is the calculation of the run', async () => {
  const run = await newCalculated('2026-07')
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      for (const { person, base, end } of changes) {
        await raise(base, person)
        await inOne(
          `update employee set end_date = ${end ? `'${end}'` : 'null'} where company_id = 1 and id = ${person}`,
        )
      }
      for (const [id] of await changed(run)) {
        await recalculate(run, Number(id))
        await expectSums(run)
      }
      const one = await stored(run)
      await calculate(run)
      expect(await stored(run)).toEqual(one)
    }),
    { numRuns: 12, interruptAfterTimeLimit: 40_000 },
  )
}, 90_000)
