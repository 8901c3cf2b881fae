import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type ReadWorkbookOptions, readWorkbook } from './read-workbook.ts'
import { UnreadableWorkbook } from './unreadable-workbook.ts'
import { type FixtureEntry, makeZip, sheetXml, workbookParts } from './zip-fixture.ts'

const megabyte = 1024 * 1024
const number = (ref: string) => `<c r="${ref}"><v>1</v></c>`

async function refusal(entries: FixtureEntry[], options: ReadWorkbookOptions = {}): Promise<string> {
  try {
    await readWorkbook(makeZip(entries), options)
    return 'accepted'
  } catch (error) {
    if (error instanceof UnreadableWorkbook) return error.code
    throw error
  }
}

/** The parts of a workbook, the sheet changed. */
const withSheet = (change: Partial<FixtureEntry>, sheet = sheetXml('')) =>
  workbookParts(sheet).map((entry) =>
    entry.name === 'xl/worksheets/b.xml' ? { ...entry, ...change } : entry,
  )

describe('a malicious workbook', () => {
  it('with a gigabyte of zeros is refused before inflating, with a true or a false header', async () => {
    const packed = Buffer.concat([deflateRawSync(Buffer.alloc(1024 * megabyte))])
    expect(packed.length).toBeLessThan(1.1 * megabyte)
    expect(await refusal(withSheet({ packed, declaredBytes: 1024 * megabyte }))).toBe('workbook_too_large')
    const memory = process.memoryUsage.rss()
    expect(await refusal(withSheet({ packed, declaredBytes: 4000 }))).toBe('workbook_damaged')
    expect(process.memoryUsage.rss() - memory).toBeLessThan(100 * megabyte)
  })

  it('whose content differs from its checksum or is not a deflate stream is damaged', async () => {
    expect(await refusal(withSheet({ declaredCrc: 1 }))).toBe('workbook_damaged')
    expect(await refusal(withSheet({ packed: Buffer.from([255, 255, 255]) }))).toBe('workbook_damaged')
    expect(await refusal(workbookParts('<worksheet><sheetData><row r="1"'))).toBe('workbook_damaged')
    expect(await refusal(workbookParts('<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>'))).toBe(
      'workbook_damaged',
    )
  })

  it('with a million empty rows is read without them', async () => {
    const empty = Array.from({ length: 1_000_000 }, (_, i) => `<row r="${i + 3}" s="1"/>`).join('')
    const rows = `<row r="1">${number('A1')}</row><row r="2">${number('A2')}</row>${empty}`
    const { rows: data } = await readWorkbook(makeZip(workbookParts(sheetXml(rows))))
    expect(data).toEqual([{ number: 2, cells: { A: { value: 1 } } }])
  })

  it('with one cell in the last corner of the sheet is refused for its columns', async () => {
    const corner = `<row r="1">${number('A1')}</row><row r="1048576">${number('XFD1048576')}</row>`
    expect(await refusal(workbookParts(sheetXml(corner)))).toBe('workbook_too_many_columns')
    const beyond = `<row r="1048577">${number('A1048577')}</row>`
    expect(await refusal(workbookParts(sheetXml(beyond)))).toBe('workbook_damaged')
  })

  it('with too many rows is refused', async () => {
    const rows = Array.from({ length: 60 }, (_, i) => `<row r="${i + 1}">${number(`A${i + 1}`)}</row>`).join(
      '',
    )
    expect(await refusal(workbookParts(sheetXml(rows)), { maxRows: 58 })).toBe('workbook_too_many_rows')
    expect(await refusal(workbookParts(sheetXml(rows)), { maxRows: 10 })).toBe('workbook_too_many_rows')
    expect(await refusal(workbookParts(sheetXml(rows)), { maxRows: 59 })).toBe('accepted')
  })

  it('with a giant text, an endless tag or millions of shared texts is refused', async () => {
    const giant = 'a'.repeat(10 * megabyte)
    const inline = `<row r="1"><c r="A1" t="inlineStr"><is><t>${giant}</t></is></c></row>`
    expect(await refusal(workbookParts(sheetXml(inline)))).toBe('workbook_too_large')
    expect(await refusal(workbookParts(sheetXml(''), `<sst><si><t>${giant}</t></si></sst>`))).toBe(
      'workbook_too_large',
    )
    expect(await refusal(workbookParts(sheetXml(`<row ${giant}`)))).toBe('workbook_damaged')
    const many = `<sst>${'<si><t/></si>'.repeat(2_000_001)}</sst>`
    expect(await refusal(workbookParts(sheetXml(''), many))).toBe('workbook_too_large')
  })

  it('that repeats one long shared text millions of times is refused', async () => {
    const cells = Array.from(
      { length: 3000 },
      (_, i) => `<row r="${i + 1}"><c r="A${i + 1}" t="s"><v>0</v></c></row>`,
    )
    const strings = `<sst><si><t>${'ກ'.repeat(32_000)}</t></si></sst>`
    expect(await refusal(workbookParts(sheetXml(cells.join('')), strings))).toBe('workbook_too_large')
  })

  it('is refused if reading takes too much time or memory', async () => {
    const rows = Array.from(
      { length: 200_000 },
      (_, i) => `<row r="${i + 1}">${number(`A${i + 1}`)}</row>`,
    ).join('')
    const parts = workbookParts(sheetXml(rows))
    expect(await refusal(parts, { maxRows: 300_000, maxCpuMs: 30 })).toBe('workbook_timeout')
    const strings = Array.from({ length: 700_000 }, (_, i) => `<si><t>text number ${i}</t></si>`).join('')
    const heavy = workbookParts(sheetXml(''), `<sst>${strings}</sst>`)
    expect(await refusal(heavy, { maxMemoryMb: 16 })).toBe('workbook_too_large')
  })

  it('is not given up because the machine is busy: only its own processor time counts', async () => {
    const maxCpuMs = 2000
    const read = readWorkbook(makeZip(workbookParts(sheetXml(`<row r="1">${number('A1')}</row>`))), {
      maxCpuMs,
    })
    // Nothing else runs in this thread in the meantime, as on a machine with no time for it.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, maxCpuMs + 100)
    expect((await read).headers).toEqual({ A: '1' })
  })
})
