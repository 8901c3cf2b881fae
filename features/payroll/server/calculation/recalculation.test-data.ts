import { afterAll, beforeAll, expect } from 'vitest'
import { saveSchedules } from '#features/schedules/server/index.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { item } from '../pay-items.test-data.ts'
import { calculate, call, newRun, openWorld, type World } from '../payroll-world.test-data.ts'

const shift = {
  ...{ in: '08:00', out: '17:00', earliest_in: '06:00', earliest_out: '15:00', half_from: '12:00' },
  ...{ half_to: '13:00', allowed_late: 10, absence_minutes: 120 },
}

/** 1001 and 1010 with a schedule, 1002 from 16 April, 1003 without a salary, and 1010 to 1013. */
const MORE = `
  insert into employee (company_id, id, emp_number, name, start_date, end_date, is_sso, include_salary_tax, does_not_clock_in) overriding system value values
    (1, 10, '1010', 'Ten', '2022-01-01', null, true, true, false), (1, 11, '1011', 'Eleven', '2022-01-01', null, true, true, true),
    (1, 12, '1012', 'Twelve', '2022-01-01', null, false, false, false), (1, 13, '1013', 'Thirteen', '2022-01-01', null, true, true, false)`

export type Who = keyof World['tokens']
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** People whose payslips are recalculated, one by one. */
export function withRecalculation() {
  const database = withTestDatabase()
  let world: World
  /** A loan in instalments and a bonus that is paid once, which nobody has yet. */
  const items = { loan: 0, bonus: 0 }
  const inOne = (sql: string) => database().inCompany(1, (tx) => tx.unknownRows(sql))
  const ask = (method: Method, path: string, body?: object, who: Who = 'admin') =>
    call(world, who, method, path, body)
  const create = async (changes: object): Promise<number> =>
    (await ask('POST', '/payrolls-item/items', item(changes))).json.data.id

  beforeAll(async () => {
    world = await openWorld(database())
    const week = { mon: shift, tue: shift, wed: shift, thu: shift, fri: shift }
    await database().inCompany(1, (tx) =>
      saveSchedules(tx, { Office: week }, { accountId: null, name: 'test' }),
    )
    await inOne(MORE)
    await inOne(`insert into salary (company_id, employee_id, effective_date, base_salary, reason)
      select 1, id, '2022-01-01', 3000000 + id * 100000, 'hire' from generate_series(10, 13) as id`)
    await inOne(`insert into schedule_assignment (company_id, employee_id, schedule_id, first_day)
      select 1, e.id, s.id, '2022-01-01' from schedule s, employee e where s.company_id = 1 and e.company_id = 1 and e.id in (1, 10)`)
    await inOne(
      `insert into leave_type (company_id, id, name, is_paid) overriding system value values (1, 50, 'Own', false)`,
    )
    await inOne(
      `insert into benefit_type (company_id, id, name) overriding system value values (1, 60, 'Meal')`,
    )
    items.loan = await create({
      ...{ name: 'Loan', kind: 'deduction', frequency: 'instalments', instalments: 4, amount: 800_000 },
      ...{ first_month: '2026-03', in_sso_base: false, is_taxable: false },
    })
    items.bonus = await create({ name: 'Bonus', frequency: 'once', first_month: '2026-03' })
  })
  afterAll(() => world?.close())

  /** The answer of a recalculation, or its status and error code. */
  const recalculate = async (run: number, employee: number, who: Who = 'admin') => {
    const path = `/payrolls-item/${run}/payslips/${employee}/calculate`
    const { status, json } = await ask('POST', path, undefined, who)
    return status === 200 ? json.data : [status, json.code]
  }
  const show = async (run: number) => (await ask('GET', `/payrolls-item/${run}`)).json.data
  const changed = async (run: number) =>
    (await ask('GET', `/payrolls-item/${run}/changes`)).json.data.people.map(
      ({ employee_id, facts }: { employee_id: number; facts: string[] }) => [employee_id, ...facts],
    )
  const newCalculated = async (month: string, who: Who = 'admin') => {
    const run = await newRun(world, month)
    await calculate(world, run, who)
    return run
  }
  const raise = (amount: number, id = 11) =>
    inOne(`update salary set base_salary = ${amount} where company_id = 1 and employee_id = ${id}`)

  /** Everything that a calculation stores, without its own number and times. */
  async function stored(run: number) {
    const of = `calculation_id = (select calculation_id from payroll_run where company_id = 1 and id = ${run})`
    const id = of.replace('calculation_id', 'id')
    return {
      payslips: await inOne(
        `select to_jsonb(p) - 'calculation_id' as slip from payslip p where company_id = 1 and ${of} order by employee_id`,
      ),
      problems: await inOne(
        `select employee_id, name, code, params from payroll_problem where company_id = 1 and ${of} order by employee_id`,
      ),
      calculation: await inOne(
        `select rules, law, totals, facts, done_count, total_count, requested_by from payroll_calculation where company_id = 1 and ${id}`,
      ),
    }
  }

  /** The totals of the run are the sums of its payslips, column by column. */
  async function expectSums(run: number) {
    const { payslips, calculation } = await stored(run)
    const { totals } = calculation[0] as { totals: { sums: Record<string, number>; employees: number } }
    const slips = payslips.map(({ slip }) => slip as Record<string, number>)
    const sums = Object.keys(totals.sums).map((name) => [
      name,
      slips.reduce((sum, slip) => sum + (slip[name] ?? 0), 0),
    ])
    expect([totals.employees, totals.sums]).toEqual([slips.length, Object.fromEntries(sums)])
  }

  return {
    ...{
      database,
      inOne,
      ask,
      create,
      items,
      recalculate,
      show,
      changed,
      raise,
      stored,
      expectSums,
      newCalculated,
    },
    newRun: (month: string, more?: object) => newRun(world, month, more),
    calculate: (run: number, who?: Who) => calculate(world, run, who),
  }
}
