import fc from 'fast-check'
import { readXlsx } from 'hucre'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from './read-workbook.ts'
import { rowsIn, type SheetColumn, writeWorkbook } from './write-workbook.ts'

const columns: SheetColumn[] = [
  { header: 'ຊື່', key: 'name', type: 'text' },
  { header: 'ບັນຊີ', key: 'account', type: 'text' },
  { header: 'ເງິນເດືອນ', key: 'salary', type: 'kip' },
  { header: 'ຊົ່ວໂມງ', key: 'hours', type: 'number' },
  { header: 'ວັນທີ', key: 'day', type: 'date' },
]
const row = { name: 'ນ້ຳ', account: '00102030405060708090', salary: 4_500_000, hours: 7.5, day: '2026-04-14' }

describe('writing a workbook', () => {
  it('can be read back unchanged, with formats, widths and a frozen header', async () => {
    const bytes = await writeWorkbook({
      sheets: [{ name: 'ເງິນເດືອນ', columns, rows: [row], totals: { name: 'ລວມ', salary: 4_500_000 } }],
    })
    const read = await readWorkbook(bytes)
    expect(read.headers).toEqual({ A: 'ຊື່', B: 'ບັນຊີ', C: 'ເງິນເດືອນ', D: 'ຊົ່ວໂມງ', E: 'ວັນທີ' })
    expect(read.rows.map(({ cells }) => Object.values(cells).map(({ value }) => value))).toEqual([
      ['ນ້ຳ', '00102030405060708090', 4_500_000, 7.5, '2026-04-14'],
      ['ລວມ', 4_500_000],
    ])
    const sheet = (await readXlsx(bytes, { readStyles: true })).sheets[0]
    expect(sheet?.freezePane).toMatchObject({ rows: 1 })
    expect(sheet?.cells?.get('1,2')?.style?.numFmt).toBe('#,##0')
    expect(sheet?.cells?.get('1,1')?.style?.numFmt).toBe('@')
    expect(sheet?.cells?.get('2,2')?.style?.font?.bold).toBe(true)
    expect(sheet?.columns?.[0]?.width).toBe(10)
    expect(sheet?.columns?.[1]?.width).toBe(22)
  })

  it('has titles, a filter, names that stay, a page and a font with Lao letters, and is read like one without', async () => {
    const many = [...columns, ...['a', 'b', 'c'].map((key) => ({ header: key, key, type: 'text' as const }))]
    const head = { title: 'ລາຍງານເງິນເດືອນ', lines: ['ຈຳປາ', '04/2026'] }
    const bytes = await writeWorkbook({
      sheets: [{ name: 'ລາຍງານ 4', head, columns: many, rows: [row, row], totals: { name: 'ລວມ' } }],
    })
    const read = await readWorkbook(bytes)
    expect([read.headerRow, Object.values(read.headers)]).toEqual([5, many.map(({ header }) => header)])
    expect([read.rows.length, rowsIn(bytes)]).toEqual([3, 2])
    const sheet = (await readXlsx(bytes, { readStyles: true })).sheets[0]
    expect(sheet?.rows.slice(0, 3).map(([first]) => first)).toEqual([head.title, ...head.lines])
    expect(sheet?.freezePane).toMatchObject({ rows: 5, columns: 1 })
    expect(sheet?.autoFilter?.range).toBe('A5:H7')
    expect(sheet?.pageSetup).toMatchObject({
      orientation: 'landscape',
      fitToWidth: 1,
      printTitlesRow: '$5:$5',
    })
    for (const cell of ['0,0', '4,0', '7,0'])
      expect(sheet?.cells?.get(cell)?.style?.font?.name).toBe('Phetsarath OT')
  })

  it('never writes a text as a formula', async () => {
    const names = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://a")', "'=1"]
    const rows = names.map((name) => ({ ...row, name, salary: null, day: null, hours: '=1' }))
    const bytes = await writeWorkbook({ sheets: [{ name: '=x', columns, rows }] })
    const read = await readWorkbook(bytes)
    expect(read.rows.map(({ cells }) => cells.A)).toEqual(names.map((value) => ({ value })))
    expect(read.rows.map(({ cells }) => cells.D)).toEqual(names.map(() => ({ value: '=1' })))
    const styles = (await readXlsx(bytes, { readStyles: true })).sheets[0]?.cells
    expect(names.map((_, i) => styles?.get(`${i + 1},0`)?.style?.numFmt)).toEqual(names.map(() => '@'))
  })

  it('any text and any kip can be read back unchanged', async () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom(...'_x0041_&<>"\' \n\tນ້ຳໃຫ້'),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      ),
      minLength: 1,
    })
    const record = fc.record({ name: text, account: fc.constant('1'), salary: fc.maxSafeInteger() })
    await fc.assert(
      fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 20 }), async (records) => {
        const read = await readWorkbook(
          await writeWorkbook({ sheets: [{ name: 'a', columns, rows: records }] }),
        )
        expect(read.rows.map(({ cells }) => [cells.A?.value, cells.C?.value])).toEqual(
          records.map(({ name, salary }) => [name, salary]),
        )
      }),
      { numRuns: 15 },
    )
  })

  it('refuses invalid numbers, fractions of kip and invalid dates', async () => {
    const write = (change: object) =>
      writeWorkbook({ sheets: [{ name: 'a', columns, rows: [{ ...row, ...change }] }] })
    await expect(write({ hours: Number.NaN })).rejects.toThrow(RangeError)
    await expect(write({ salary: 0.5 })).rejects.toThrow(RangeError)
    await expect(write({ day: '2026-02-31' })).rejects.toThrow(RangeError)
  })

  it('creates sheet names that Excel accepts', async () => {
    const name = 'ລາຍງານ [2026]: ພະນັກງານ/ພະແນກ ທັງໝົດ ຂອງບໍລິສັດ'
    const sheet = { name, columns, rows: [row] }
    const { sheets } = await readWorkbook(await writeWorkbook({ sheets: [sheet, sheet] }))
    expect(sheets).toHaveLength(2)
    expect(new Set(sheets).size).toBe(2)
    for (const made of sheets) expect(made).toMatch(/^[^[\]:*?/\\]{1,31}$/)
  })

  it('writes ten thousand rows in a worker thread', async () => {
    async function* rows() {
      for (let i = 0; i < 10_000; i += 1) {
        if (i % 500 === 0) await new Promise((resolve) => setImmediate(resolve))
        yield { ...row, name: `ພະນັກງານ ${i}` }
      }
    }
    const bytes = await writeWorkbook({ sheets: [{ name: 'a', columns, rows: rows() }] })
    expect((await readWorkbook(bytes)).rows).toHaveLength(10_000)
  })
})
