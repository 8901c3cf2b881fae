import { readXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { readWorkbook } from './read-workbook.ts'
import type { SheetRecord } from './sheet-cells.ts'
import { type StreamedSheet, streamWorkbook } from './stream-workbook.ts'
import { writeWorkbook } from './write-workbook.ts'

const columns: StreamedSheet['columns'] = [
  { key: 'name', header: 'ຊື່', type: 'text' },
  { key: 'day', header: 'Day', type: 'date' },
  { key: 'days', header: 'Days', type: 'number' },
  { key: 'pay', header: 'Pay', type: 'kip' },
]
const record = (at: number): SheetRecord => ({
  name: at === 1 ? '=1+1 <b> & \u0001' : `ນາງ ນ້ຳຝົນ ${at}`,
  day: at % 7 === 0 ? null : '2026-04-16',
  days: at / 2,
  pay: 1_000_000 + at,
})
async function* records(count: number) {
  for (let at = 0; at < count; at += 1) yield record(at)
}
const totals = { name: 'Total', pay: 5_000_000 }
const about = {
  name: 'About',
  isAbout: true,
  columns: [{ key: 'what', header: 'Company', type: 'text' as const }],
  rows: [{ what: 'Mekong' }],
}

async function bytesOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}
const head = { title: 'Pay', lines: ['Mekong'] }
const streamed = (count: number) =>
  bytesOf(streamWorkbook({ name: 'Pay', head, columns, rows: records(count), totals: () => totals }, about))

test('a streamed workbook has the same cells, styles and sheets as one that is written at once', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => record(at))
  const whole = await writeWorkbook({
    sheets: [{ name: 'Pay', head, columns: [...columns], rows, totals }, about],
  })
  const stream = await streamed(300)
  for (const sheet of [0, 1])
    expect((await readWorkbook(stream, { sheet })).rows).toEqual((await readWorkbook(whole, { sheet })).rows)
  const filters = await Promise.all([stream, whole].map((file) => readXlsx(file)))
  expect(filters.map(({ sheets }) => sheets[0]?.autoFilter?.range)).toEqual(['A4:D304', 'A4:D304'])
})

test('a workbook without rows has header and totals', async () => {
  const { rows } = await readWorkbook(await streamed(0))
  expect(rows.map(({ cells }) => cells.A?.value)).toEqual(['Total'])
})

test('an error while reading rows ends the stream', async () => {
  async function* broken() {
    yield* records(500)
    throw new Error('connection lost')
  }
  const reading = bytesOf(streamWorkbook({ name: 'Pay', columns, rows: broken() }))
  await expect(reading).rejects.toThrow('connection lost')
})
