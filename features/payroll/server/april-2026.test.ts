import { expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { asOf, expectedPayslips, loadApril } from './april-2026.test-data.ts'
import { calculateRunNow, createRun, EXPORT_COLUMNS, readPayslipsForExport } from './index.ts'
import { computePaySoFar } from './so-far/compute-pay-so-far.ts'

const database = withTestDatabase()
const actor = { accountId: null, name: 'april' }

test('a month of 1,000 employees is correct to the kip, and the same when calculated again', async () => {
  const db = database()
  const companyId = await loadApril(db)
  const month = { title: 'April 2026', from_date: '2026-04-01', to_date: '2026-04-30' }
  const runId = await db.inCompany(companyId, (tx) => createRun(tx, month, actor))
  const first = await calculateRunNow(db, companyId, runId, actor, { asOf })
  expect(first).toMatchObject({ employees: 1000, problems: [], changed: true })
  const exported = await db.inCompany(companyId, (tx) => readPayslipsForExport(tx, runId))
  expect(EXPORT_COLUMNS).toEqual(Object.keys(expectedPayslips()[0] ?? {}))
  expect(exported).toEqual(expectedPayslips())

  const second = await calculateRunNow(db, companyId, runId, actor, { asOf })
  expect(second.changed).toBe(false)
  expect(second.totals).toEqual(first.totals)
  const again = await db.inCompany(companyId, (tx) => readPayslipsForExport(tx, runId))
  expect(again).toEqual(exported)
  // On the last day of the month, the pay so far is the pay of the month.
  const slips = await db.inCompany(companyId, (tx) =>
    tx.unknownRows(
      'select employee_id, net, lines from payslip where company_id = $1 and employee_id % 10 = 0',
      [companyId],
    ),
  )
  expect(slips).toHaveLength(100)
  const range = { from: month.from_date, to: month.to_date, until: month.to_date }
  for (const { employee_id, net, lines } of slips) {
    const { payslip } = await db.inCompany(companyId, (tx) =>
      computePaySoFar(tx, companyId, Number(employee_id), range),
    )
    expect({ employee_id, net: payslip?.net, lines: payslip?.lines }).toEqual({ employee_id, net, lines })
  }
  const left = await db.asOwner((client) => client.query('select count(*)::int as n from payslip'))
  expect(left.rows[0].n).toBe(1000)
})
