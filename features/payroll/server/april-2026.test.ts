import { expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import type { SumRow } from '../domain/payslip-sums.ts'
import { allowancesOf, deductedAfter, deductedBefore } from '../domain/shown-sums.ts'
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
  for (const row of exported) expectColumnsToAddUp(row)

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

/** The columns of the list of payslips: they add up, and the deductions are those of the lines. */
function expectColumnsToAddUp(exported: Readonly<Record<string, unknown>>): void {
  const row = Object.fromEntries(
    Object.entries(exported).map(([name, value]) => [name, Number(value)]),
  ) as SumRow
  const { base, overtime, gross, sso, tax, net } = row
  expect(base + allowancesOf(row) + overtime - deductedBefore(row)).toBe(gross)
  expect(gross - sso - tax - deductedAfter(row)).toBe(net)
  expect(deductedAfter(row)).toBe(row.deductions_after)
  const lines = row.absence + row.absence_rule + row.late + row.early + row.deductions_before
  if (gross > 0) expect(deductedBefore(row)).toBe(lines)
  else expect(deductedBefore(row)).toBeLessThanOrEqual(lines)
}
