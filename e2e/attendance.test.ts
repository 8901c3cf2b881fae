import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import type { MonthInput } from '#server/load-month/read-month-folder.ts'
import { APRIL, aprilOfCompany, EMPLOYEE_NUMBER, HR, prepareCompany } from './company.ts'
import { List } from './list.ts'
import { downloadFile, eventually, openAs, sees, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

/** April without its scans: HR uploads them. */
async function aprilWithoutScans(): Promise<MonthInput> {
  return { ...(await aprilOfCompany()), scans: Buffer.alloc(0) }
}

const world = withWorld({ prepare: async (db) => prepareCompany(db, [await aprilWithoutScans()]) })

async function open(path: string, language: 'la' | 'en' = 'en'): Promise<Page> {
  const page = await openAs(world(), HR, { language })
  await page.goto(path)
  return page
}

async function giveScans(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

/** A number of the result, by its name. */
const figure = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .getByText(name, { exact: true })
    .locator('xpath=../following-sibling::*[1]')
    .first()

/** The expected results of the sixty employees' days. */
function expectedDays(): { empNumber: string; date: string; result: string }[] {
  const lines = readFileSync(path.join(APRIL, 'expected-days.csv'), 'utf8').trim().split('\n').slice(1)
  const days = lines.map((line) => line.split(','))
  return days
    .filter(([empNumber]) => Number(empNumber) <= 1060)
    .map(([empNumber = '', date = '', result = '']) => ({ empNumber, date, result }))
}

const RESULT_NAMES: Record<string, string> = {
  success: 'On time',
  late: 'Late',
  early: 'Left early',
  forgotten: 'Forgot to scan',
  absent: 'Absent',
  leave: 'Leave',
  holiday: 'Public holiday',
}

/** Terminals write some scans twice: the same employee in the same second is one scan. */
function countScans(file: Buffer): { lines: number; different: number } {
  const lines = file.toString('utf8').trim().split('\n')
  const different = new Set(lines.map((line) => line.split('\t').slice(0, 2).join(' ')))
  return { lines: lines.length, different: different.size }
}

const shown = (value: number) => value.toLocaleString('en-US')

test('the file of a terminal: stored scans, and the lines that could not be read', async () => {
  const page = await open('/device-scan-report')
  await seesHeading(page, 'Device scans')
  const { scans } = await aprilOfCompany()
  const { lines, different } = countScans(scans)
  const bad = ['99999\t2026-04-02 07:30:00\t0\t1\t0', '1001\t2026-04-31 07:30:00\t0\t1\t0']
  await giveScans(page, 'attlog-april.dat', Buffer.concat([scans, Buffer.from(`${bad.join('\n')}\n`)]))
  await page.getByRole('dialog', { name: 'Result of the upload' }).waitFor()
  await eventually(() => figure(page, 'Stored').textContent()).toBe(shown(different))
  expect(await figure(page, 'Lines').textContent()).toBe(shown(lines + 2))
  expect(await figure(page, 'Bad lines').textContent()).toBe('1')
  expect(await new List(page, 'Lines that were not stored (1)').cells()).toEqual([
    [String(lines + 2), bad[1]?.replaceAll('\t', ' '), 'Not a valid date'],
  ])
})

test('the same file again is read and stored only once', async () => {
  const page = await open('/device-scan-report', 'la')
  const { scans } = await aprilOfCompany()
  await giveScans(page, 'attlog-again.dat', scans)
  await eventually(() => figure(page, 'ມີຢູ່ແລ້ວ').textContent()).toBe(shown(countScans(scans).lines))
  expect(await figure(page, 'ບັນທຶກແລ້ວ').textContent()).toBe('0')
  await sees(page, 'ທຸກແຖວອ່ານໄດ້')
  await page.getByRole('dialog').getByRole('button', { name: 'ປິດ' }).click()
  const files = new List(page, 'ໄຟລ໌ທີ່ອັບໂຫຼດແລ້ວ')
  await eventually(() => files.column(1)).toEqual(['attlog-again.dat', 'attlog-april.dat', 'scans.attlog'])
})

test('a file that is not a scan file is refused', async () => {
  const page = await open('/device-scan-report')
  await giveScans(page, 'photo.dat', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))
  await sees(page, 'This file is neither text nor an Excel workbook (.xlsx)')
})

test('the days of April have the expected results', async () => {
  const page = await open('/clock-in/report')
  await seesHeading(page, 'Clock-in and clock-out')
  await sees(page.getByRole('group', { name: 'Month' }).first(), 'April 2026')
  const totals = page.getByRole('region', { name: 'Days by result' })
  for (const [result, days] of Object.entries(Object.groupBy(expectedDays(), (day) => day.result))) {
    const button = totals.getByRole('button', { name: new RegExp(`^${RESULT_NAMES[result]}`) })
    await eventually(() => button.locator('b').textContent()).toBe(days?.length.toLocaleString('en-US'))
  }
  await totals.getByRole('button', { name: 'Absent' }).click()
  const list = new List(page, 'Clock-in and clock-out')
  const absent = expectedDays().filter(({ result }) => result === 'absent')
  await list.counts(absent.length)
  const numbers = (await list.column(2)).map((person) => person.match(/\d{4}/)?.[0])
  expect(numbers.sort()).toEqual(absent.map(({ empNumber }) => empNumber).sort())
  const file = await downloadFile(page, () => page.getByRole('button', { name: 'Export Excel' }).click())
  expect((await readWorkbook(file.bytes)).rows).toHaveLength(absent.length)
})

test('one employee’s month as a calendar, with the scans of a day', async () => {
  const page = await open('/clock-in/report?view=grid', 'en')
  const grid = new List(page, 'Month grid')
  await grid.search('douangmany ounmany')
  const people = grid.table.getByRole('rowheader')
  await eventually(() => people.count()).toBe(1)
  await people.getByRole('button', { name: EMPLOYEE_NUMBER }).click()
  const dialog = page.getByRole('dialog')
  await sees(dialog, `${EMPLOYEE_NUMBER} ·`)
  for (const { date, result } of expectedDays().filter(({ empNumber }) => empNumber === EMPLOYEE_NUMBER)) {
    const day = dialog.getByRole('button', {
      name: new RegExp(`, ${Number(date.slice(8))} April 2026: ${RESULT_NAMES[result]}`),
    })
    expect(await day.count(), date).toBe(1)
  }
  await dialog.getByRole('button', { name: /, 24 April 2026/ }).click()
  await sees(dialog, /08:59/)
  await sees(dialog, /16:52/)
})

test('absences are reported for the month of the latest scan, until another period is chosen', async () => {
  const page = await open('/report/absence')
  await seesHeading(page, 'Absences')
  await sees(page, '01/04/2026 – 30/04/2026')
  await page.goto('/report/absence?from=2026-04-06&to=2026-04-10')
  await sees(page, '06/04/2026 – 10/04/2026')
})

test('the file of a terminal with its own numbers, and an unknown one: PINs are given, columns are chosen', async () => {
  const page = await open('/device-scan-report')
  const glg = [
    'No\tMchn\tEnNo\t\tName\t\tMode\tIOMd\tDateTime\t',
    '000001\t1\t000000907\tNoy       \t1\t0\t2026/05/04  07:58:41',
    '000002\t1\t000000907\tNoy       \t1\t1\t2026/05/04  17:02:10',
  ]
  await giveScans(page, 'GLG_001.TXT', Buffer.from(glg.join('\r\n')))
  const result = page.getByRole('dialog', { name: 'Result of the upload' })
  await eventually(() => figure(page, 'Without an employee').textContent()).toBe('2')
  await result.getByRole('button', { name: 'Give to an employee' }).click()
  const give = page.getByRole('dialog', { name: 'Give a PIN' })
  await give.getByRole('combobox', { name: 'Employee' }).fill('1007')
  await page.getByRole('option', { name: /1007/ }).click()
  expect(await give.getByRole('textbox', { name: 'PIN' }).inputValue()).toBe('000000907')
  await give.getByRole('button', { name: 'Save' }).click()
  await sees(page, '2 waiting lines became scans')
  await sees(result, 'Stored since as scans')
  await page.goto('/device-scan-report')
  await giveScans(page, 'own.csv', Buffer.from('a;1008;05/05/2026;07:58\nb;1008;06/05/2026;07:59\n'))
  await sees(result, 'The format of this file is not known')
  expect(await result.getByRole('button', { name: 'Read the file' }).isDisabled()).toBe(true)
  await sees(result, 'Choose the order before the file is read: these dates can be read in several ways.')
  await result.getByText('Day month year').click()
  await sees(result, '05/05/2026 07:58')
  await result.getByRole('button', { name: 'Read the file' }).click()
  await eventually(() => figure(page, 'Stored').textContent()).toBe('2')
  await page.goto('/device-scan-report?tab=pins')
  await new List(page, 'PINs of employees').row(/1007/).waitFor()
})

test('HR adds forgotten scans, one with its time and two at the times of the shifts, and sees them in the report', async () => {
  await world().db.asOwner((client) => client.query('update company_setting set can_edit_scan_times = true'))
  const page = await open('/report/forgot-scan')
  const list = new List(page, 'Forgotten scans')
  await list.rows.first().waitFor()
  const before = await list.rows.count()
  await list.row('Out').click()
  const dialog = page.getByRole('dialog', { name: /Correct ·/ })
  await dialog.getByRole('textbox', { name: 'Time' }).fill('17:03')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Power cut')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await list.counts(before - 1)
  for (const at of [0, 1]) await list.rows.nth(at).getByRole('checkbox').check()
  await page.getByRole('button', { name: "Use the shift's time" }).click()
  const bulk = page.getByRole('dialog', { name: "Use the shift's time" })
  await bulk.getByRole('textbox', { name: 'Reason' }).fill('Terminal was off')
  await bulk.getByRole('button', { name: 'Save' }).click()
  await bulk.waitFor({ state: 'hidden' })
  await list.counts(before - 3)
  await page.goto('/report/clock-in/correction')
  await seesHeading(page, 'Clock corrections')
  const report = new List(page, 'Clock corrections')
  await report.counts(3)
  expect(await report.rows.filter({ hasText: 'Terminal was off' }).count()).toBe(2)
})
