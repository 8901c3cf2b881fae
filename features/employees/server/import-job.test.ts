import { expect, test } from 'vitest'
import { type SheetRecord, writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import type { Jobs } from '#kit/server/jobs.ts'
import { testLog } from '#kit/server/testing.ts'
import type { ImportBatch } from '../contract.ts'
import type { ImportExtension } from './import-extension.ts'
import { importJob } from './import-job.ts'
import { ACTOR, COMPANIES, multipart, withTestServer } from './test-server.test-data.ts'

/** A column of a later feature: only 'Office' is a valid schedule; storing can be made to fail. */
let isFailing = false
const stored: number[] = []
const schedule: ImportExtension = {
  columns: [{ name: 'schedule', la: 'ຕາຕະລາງເວລາ', en: 'Schedule', kind: 'text' }],
  check: async (_, rows) =>
    rows
      .filter(({ values }) => values.schedule && values.schedule !== 'Office')
      .map(({ row }) => ({ row, column: 'schedule', code: 'unknown_schedule' })),
  async store(tx, rows) {
    await tx.execute('select 1')
    stored.push(rows.length)
    if (isFailing && stored.length > 1) throw new Error('the second thousand fails')
  },
}

const server = withTestServer([schedule])
const { mekong } = COMPANIES

async function upload(rows: SheetRecord[]): Promise<ImportBatch> {
  const columns = ['emp_number', 'name', 'start_date', 'base_salary', 'schedule'].map((key) => ({
    key,
    header: key,
    type: 'number' as const,
  }))
  const { payload, headers } = multipart(
    'e.xlsx',
    await writeWorkbook({ sheets: [{ name: 'e', columns, rows }] }),
  )
  return (await server().call(mekong, 'POST', '/employee/import', payload, headers)).json().data
}
const person = (n: number, more: SheetRecord = {}): SheetRecord => ({
  emp_number: `J-${n}`,
  name: 'ມະລິ',
  start_date: '2024-01-01',
  base_salary: 3_000_000,
  schedule: 'Office',
  ...more,
})
const show = async (id: number) =>
  (await server().call(mekong, 'GET', `/employee/import/${id}`)).json().data as ImportBatch
const employees = async () => (await server().call(mekong, 'GET', '/employee')).json().meta.total as number

/** Runs the job like the queue, in this process. */
async function run(batchId: number): Promise<void> {
  const { db, companyId } = server()
  const context = {
    db,
    jobs: {} as Jobs,
    log: testLog,
    signal: new AbortController().signal,
  }
  await db.inCompany(companyId, (tx) =>
    tx.execute(
      `update import_batch set status = 'importing' where company_id = $1 and id = $2 and status <> 'done'`,
      [companyId, batchId],
    ),
  )
  await importJob([schedule]).run({ companyId, batchId, actor: ACTOR }, context)
}

test('an interrupted import stores nothing; a second run stores everything, and a third nothing more', async () => {
  const batch = await upload(Array.from({ length: 1500 }, (_, n) => person(n)))
  isFailing = true
  await run(batch.id)
  expect(await show(batch.id)).toMatchObject({
    status: 'failed',
    error_code: 'internal_error',
    done_count: 0,
  })
  expect(await employees()).toBe(0)
  isFailing = false
  await run(batch.id)
  expect(await show(batch.id)).toMatchObject({ status: 'done', done_count: 1500 })
  await run(batch.id)
  expect(await employees()).toBe(1500)
  expect(stored.slice(-2)).toEqual([1000, 500])
})

test('two simultaneous runs of one import store it once', async () => {
  const before = await employees()
  const batch = await upload([person(9001), person(9002)])
  await Promise.all([run(batch.id), run(batch.id)])
  expect(await employees()).toBe(before + 2)
  expect(await show(batch.id)).toMatchObject({ status: 'done', done_count: 2, unchanged_count: 0 })
})

test('an employee who was added between preview and import is not changed', async () => {
  const batch = await upload([person(9101), person(9102)])
  const payload = { emp_number: 'J-9101', name: 'ຄົນອື່ນ', start_date: '2025-01-01', base_salary: 1 }
  await server().call(mekong, 'POST', '/company/add-employee', payload)
  await run(batch.id)
  expect(await show(batch.id)).toMatchObject({ status: 'done', done_count: 1, unchanged_count: 1 })
  const found = (await server().call(mekong, 'GET', '/employee?search=J-9101')).json().data
  expect(found).toMatchObject([{ name: 'ຄົນອື່ນ' }])
})

test("a later feature's column is checked with the others", async () => {
  const batch = await upload([person(9201, { schedule: 'Moon', base_salary: 'x' })])
  expect(batch.errors.map(({ column, code }) => `${column} ${code}`)).toEqual([
    'D not_a_number',
    'E unknown_schedule',
  ])
})
