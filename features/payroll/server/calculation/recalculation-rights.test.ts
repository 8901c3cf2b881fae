import { beforeAll, describe, expect, test } from 'vitest'
import { type Who, withRecalculation } from './recalculation.test-data.ts'

const { inOne, ask, recalculate, changed, raise, stored, newRun, calculate, newCalculated } =
  withRecalculation()

describe('recalculating one payslip', () => {
  let run: number
  beforeAll(async () => {
    run = await newCalculated('2026-05')
  })

  test('is refused without the right, for others’ people and runs, before a calculation and while one is running', async () => {
    expect(await recalculate(run, 11, 'clerk')).toEqual([403, 'forbidden'])
    expect(await recalculate(run, 11, 'stranger')).toEqual([404, 'not_found'])
    expect(await recalculate(run, 9)).toEqual([404, 'not_found'])
    expect(await recalculate(999_999, 10)).toEqual([404, 'not_found'])
    const draft = await newRun('2026-06')
    expect(await recalculate(draft, 11)).toEqual([409, 'run_not_calculated'])
    await inOne(`insert into payroll_calculation (company_id, run_id, status) values (1, ${run}, 'running')`)
    expect(await recalculate(run, 11)).toEqual([409, 'run_calculating'])
    await inOne(`delete from payroll_calculation where company_id = 1 and status = 'running'`)
  })

  test('is refused if rules of the company have changed: then everybody is calculated', async () => {
    await inOne('update company_setting set night_premium = not night_premium where company_id = 1')
    expect(await recalculate(run, 11)).toEqual([409, 'run_rules_changed'])
    await inOne('update company_setting set night_premium = not night_premium where company_id = 1')
    expect(await recalculate(run, 11)).toMatchObject({ outcome: 'paid' })
  })

  test('together with the calculation of the whole run, one of both is later and nothing is lost', async () => {
    await raise(4_500_000)
    const [one] = await Promise.all([recalculate(run, 11), calculate(run)])
    expect([409, undefined]).toContain(one[0])
    expect(await changed(run)).toEqual([])
    expect((await ask('GET', `/payrolls-item/${run}/payslips/11`)).json.data.base).toBe(4_500_000)
  })

  test('is refused after the approval, also by the database', async () => {
    expect(
      (await ask('POST', `/payrolls-item/${run}/approve`, { confirmed: true, version: 1 })).json.code,
    ).toBe('stale_version')
    expect((await ask('POST', `/payrolls-item/${run}/approve`, { confirmed: true })).status).toBe(200)
    const before = await stored(run)
    expect(await recalculate(run, 11)).toEqual([409, 'run_locked'])
    expect(await stored(run)).toEqual(before)
    const copy = `insert into payslip select (jsonb_populate_record(p, '{"employee_id": 999}')).* from payslip p
      where p.company_id = 1 and p.run_id = ${run} and p.employee_id = 11`
    await expect(inOne(copy)).rejects.toThrow(/is approved: it gets no payslips/)
  })

  describe('if the company requires two people', () => {
    let july: number
    const approve = async (who: Who) =>
      (await ask('POST', `/payrolls-item/${july}/approve`, { confirmed: true }, who)).json
    const obstacles = async (who: Who) => {
      const run = (await ask('GET', `/payrolls-item/${july}`, undefined, who)).json.data
      const { data } = (await ask('GET', '/payrolls-item', undefined, who)).json
      return [
        run.approval_refusal,
        data.find(({ id }: { id: number }) => id === july).can.includes('approve'),
      ]
    }
    beforeAll(async () => {
      await inOne('update company_setting set two_person_approval = true where company_id = 1')
      july = await newRun('2026-07')
      await calculate(july, 'admin')
      await recalculate(july, 11, 'second')
    })

    test('neither the one who calculated the run nor the one who recalculated a person approves it', async () => {
      for (const who of ['second', 'admin'] as const) {
        expect((await approve(who)).code).toBe('run_second_person')
        expect(await obstacles(who)).toEqual(['run_second_person', false])
      }
      expect(await obstacles('third')).toEqual([null, true])
      // Whoever calculates again counts once.
      await recalculate(july, 1, 'admin')
      const [{ calculated_by }] = (await inOne(
        `select calculated_by from payroll_calculation where company_id = 1 and id = (select calculation_id from payroll_run where id = ${july})`,
      )) as [{ calculated_by: number[] }]
      expect(new Set(calculated_by).size).toBe(2)
      expect(calculated_by).toHaveLength(2)
    })

    test('marks that a person has accepted who recalculates another payslip do not count', async () => {
      await raise(900_000, 10)
      await recalculate(july, 10, 'admin')
      const path = `/payrolls-item/${july}/payslips/10`
      const { reviews, net } = (await ask('GET', path)).json.data
      const accept = (who: Who) => ask('POST', `${path}/accept`, { reviews, net, reason: 'Known' }, who)
      expect((await accept('second')).json.code).toBe('check_second_person')
      expect((await accept('third')).status).toBe(200)
      expect((await ask('GET', path)).json.data.check).toMatchObject({ checked_by: 'third' })
      await recalculate(july, 11, 'third')
      expect((await ask('GET', path)).json.data.check).toBeNull()
    })

    test('a calculation of the whole run begins again', async () => {
      expect((await approve('third')).code).toBe('run_second_person')
      await calculate(july, 'third')
      expect((await approve('third')).code).toBe('run_second_person')
      expect((await approve('admin')).code).toBeUndefined()
    })
  })
})
