import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from './read-workbook.ts'
import { makeZip, sheetXml, workbookParts } from './zip-fixture.ts'

const employees = new URL('../../../engines/payroll/golden/april-2026/employees.xlsx', import.meta.url)
const workbook = (rows: string, strings?: string) => makeZip(workbookParts(sheetXml(rows), strings))
const header =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c><c r="B1" t="inlineStr"><is><t>b</t></is></c></row>'

async function secondRow(cells: string, strings?: string) {
  const { rows } = await readWorkbook(workbook(`${header}<row r="2">${cells}</row>`, strings))
  return rows[0]?.cells
}

describe('reading a workbook', () => {
  it('reads a thousand employees with 33 columns unchanged', async () => {
    const read = await readWorkbook(readFileSync(employees))
    expect(read).toMatchObject({ sheet: 'employees', sheets: ['employees'], headerRow: 1 })
    expect(read.headers).toMatchObject({ A: 'ລຳດັບ', B: 'emp_number', AG: 'uniform' })
    expect(read.rows).toHaveLength(1000)
    expect(read.rows[0]?.number).toBe(2)
    expect(read.rows[0]?.cells).toMatchObject({
      C: { value: 'ວິໄລສັກ' },
      H: { value: '1970-08-08' },
      L: { value: '02052354318' },
      Q: { value: '0753645568151' },
      Z: { value: 5329267 },
    })
  })

  it('reads the first visible sheet, or the requested one by name or index', async () => {
    const file = workbook(header)
    expect((await readWorkbook(file)).sheet).toBe('ຊື່ & ເງິນ')
    expect((await readWorkbook(file, { sheet: 'ລັບ' })).rows).toEqual([])
    expect((await readWorkbook(file, { sheet: 1 })).headers).toEqual({ A: 'a', B: 'b' })
    await expect(readWorkbook(file, { sheet: 'x' })).rejects.toMatchObject({ code: 'workbook_sheet_missing' })
  })

  it('reads texts of every kind, without phonetic guides', async () => {
    const strings =
      '<sst><si><t xml:space="preserve"> ນ້ຳ &amp; _x0041_</t></si><si><r><rPr><b/></rPr><t>ຜູ້</t></r><r><t>ໃຫ້</t></r><rPh sb="0" eb="1"><t>pu</t></rPh></si></sst>'
    const cells =
      '<c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" t="inlineStr"><is><r><t>a</t></r><r><t>&#x0E81;</t></r></is></c><c r="D2" t="b"><v>1</v></c><c t="inlineStr"><is><t><![CDATA[<b>]]></t></is></c>'
    expect(await secondRow(cells, strings)).toEqual({
      A: { value: ' ນ້ຳ & A' },
      B: { value: 'ຜູ້ໃຫ້' },
      C: { value: 'aກ' },
      D: { value: true },
      E: { value: '<b>' },
    })
  })

  it('keeps every digit of numbers and recognizes dates by their style', async () => {
    const cells =
      '<c r="A2"><v>12345678901234567890</v></c><c r="B2"><v>5.5E-2</v></c><c r="C2" s="1"><v>46127</v></c>' +
      '<c r="D2" s="1"><v>46127.354166666664</v></c><c r="E2" s="1"><v>0.33333333333333331</v></c><c r="F2" s="2"><v>1.1041666666666667</v></c>' +
      '<c r="G2" s="3"><v>46127</v></c><c r="H2" t="d"><v>2026-04-14T00:00:00</v></c><c r="I2" s="1"><v>59</v></c>'
    expect(await secondRow(cells)).toEqual({
      A: { value: '12345678901234567890' },
      B: { value: 0.055 },
      C: { value: '2026-04-15' },
      D: { value: '2026-04-15 08:30' },
      E: { value: '08:00' },
      F: { value: '26:30' },
      G: { value: 46127 },
      H: { value: '2026-04-14' },
      I: { value: '1900-02-28' },
    })
  })

  it('marks formulas, including shared ones, and errors', async () => {
    const cells =
      '<c r="A2"><f>1+1</f><v>2</v></c><c r="B2"><f t="shared" si="0"/><v>3</v></c><c r="C2" t="e"><v>#N/A</v></c><c r="D2" t="str"><f>"x"</f><v>x</v></c>'
    expect(await secondRow(cells)).toEqual({
      A: { value: 2, formula: '=1+1' },
      B: { value: 3, formula: '=' },
      C: { value: null, error: '#N/A' },
      D: { value: 'x', formula: '="x"' },
    })
  })

  it('skips a title above the header and keeps the row numbers of the file', async () => {
    const text = (ref: string) => `<c r="${ref}" t="inlineStr"><is><t>${ref} </t></is></c>`
    const rows = `<row r="2">${text('A2')}</row><row r="4">${text('A4')}${text('B4')}${text('C4')}</row><row r="5"/><row r="7"><c r="B7"><v>7</v></c></row>`
    const read = await readWorkbook(workbook(rows))
    expect(read.headerRow).toBe(4)
    expect(read.headers).toEqual({ A: 'A4', B: 'B4', C: 'C4' })
    expect(read.rows).toEqual([{ number: 7, cells: { B: { value: 7 } } }])
  })
})
