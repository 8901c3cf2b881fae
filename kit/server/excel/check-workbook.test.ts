import { readFileSync } from 'node:fs'
import { writeXlsx } from 'hucre'
import { describe, expect, it } from 'vitest'
import { checkWorkbook } from './check-workbook.ts'
import { UnreadableWorkbook } from './unreadable-workbook.ts'
import { makeZip, sheetXml, workbookParts } from './zip-fixture.ts'

const small = workbookParts(sheetXml('<row r="1"><c r="A1"><v>1</v></c></row>'))
const employees = new URL('../../../engines/payroll/golden/april-2026/employees.xlsx', import.meta.url)

function refusal(bytes: Buffer): string {
  try {
    checkWorkbook(bytes)
    return 'accepted'
  } catch (error) {
    if (error instanceof UnreadableWorkbook) return error.code
    throw error
  }
}

describe('a file that is uploaded as a workbook', () => {
  it('is accepted if it is a workbook', () => {
    expect(refusal(makeZip(small))).toBe('accepted')
    expect(checkWorkbook(readFileSync(employees)).length).toBe(9)
  })

  it('is refused if it is text, a renamed picture, empty or another zip', () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    expect(refusal(Buffer.from('ລະຫັດ,ຊື່\n1,ສົມ\n'))).toBe('file_not_workbook')
    expect(refusal(png)).toBe('file_not_workbook')
    expect(refusal(Buffer.alloc(0))).toBe('file_not_workbook')
    expect(refusal(makeZip([{ name: 'word/document.xml', content: '<w/>' }]))).toBe('file_not_workbook')
  })

  it('gets a specific error if it is encrypted or an old .xls', async () => {
    const encrypted = await writeXlsx({
      sheets: [{ name: 'a', rows: [[1]] }],
      encryption: { password: 'secret', spinCount: 10 },
    })
    expect(refusal(Buffer.from(encrypted))).toBe('workbook_encrypted')
    expect(refusal(Buffer.from('d0cf11e0a1b11ae100000000', 'hex'))).toBe('workbook_old_format')
    expect(refusal(makeZip(small.map((entry) => ({ ...entry, flags: 1 }))))).toBe('workbook_encrypted')
  })

  it('is refused with macros', () => {
    expect(refusal(makeZip([...small, { name: 'xl/vbaProject.bin', content: 'x' }]))).toBe(
      'workbook_has_macros',
    )
  })

  it('is refused if it is truncated anywhere', () => {
    const complete = makeZip(small)
    for (let length = 4; length < complete.length; length += 7)
      expect(refusal(complete.subarray(0, length)), `${length} bytes`).toBe('workbook_damaged')
  })

  it('is refused if its entries repeat a name, leave the archive or share bytes', () => {
    expect(refusal(makeZip([...small, { name: 'XL/Workbook.xml', content: '' }]))).toBe('workbook_damaged')
    for (const name of ['../a.xml', '/etc/passwd', 'xl/../../a', 'c:/a', 'xl\\a'])
      expect(refusal(makeZip([...small, { name, content: '' }])), name).toBe('workbook_damaged')
    const copy = { name: 'xl/a.xml', content: 'a'.repeat(100) }
    const overlapping = makeZip([copy, { ...copy, headerAt: 0 }, ...small])
    expect(refusal(overlapping)).toBe('workbook_damaged')
  })

  it('is refused if it declares gigabytes or thousands of entries', () => {
    const bomb = makeZip([...small, { name: 'xl/media/a.xml', content: 'a', declaredBytes: 3_000_000_000 }])
    const ratio = makeZip([...small, { name: 'xl/media/a.xml', content: 'a', declaredBytes: 100_000_000 }])
    const crowd = makeZip([
      ...small,
      ...Array.from({ length: 5000 }, (_, i) => ({ name: `xl/${i}.xml`, content: '' })),
    ])
    for (const file of [bomb, ratio, crowd]) expect(refusal(file)).toBe('workbook_too_large')
    expect(refusal(Buffer.alloc(21 * 1024 * 1024))).toBe('workbook_too_large')
  })
})
