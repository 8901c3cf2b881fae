import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'
import { UnreadableCsv } from './unreadable-csv.ts'
import { writeCsv } from './write-csv.ts'

function refusal(input: string | Buffer, options = {}) {
  try {
    readCsv(input, options)
    return 'accepted'
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error
    return { code: error.code, row: error.row, columns: error.columns }
  }
}

describe('reading CSV', () => {
  it('accepts BOM, quotes and any line endings, and keeps row numbers', () => {
    const text = '\ufeffລະຫັດ, name \r\n\r\n1,"a ""b"", c"\r\n2,"two\nlines"\n3'
    expect(readCsv(Buffer.from(text))).toEqual({
      columns: ['ລະຫັດ', 'name'],
      rows: [
        { row: 3, values: { ລະຫັດ: '1', name: 'a "b", c' } },
        { row: 4, values: { ລະຫັດ: '2', name: 'two\nlines' } },
        { row: 5, values: { ລະຫັດ: '3', name: '' } },
      ],
    })
  })

  it('accepts semicolons, tabs and the Unicode text of Excel', () => {
    expect(readCsv('a;b\n1;2,5').rows[0]?.values).toEqual({ a: '1', b: '2,5' })
    const unicode = Buffer.from('\ufeffຊື່\tb\r\nນ້ຳ\t2', 'utf16le')
    expect(readCsv(unicode).rows).toEqual([{ row: 2, values: { ຊື່: 'ນ້ຳ', b: '2' } }])
  })

  it('reports errors with their place', () => {
    expect(refusal('')).toMatchObject({ code: 'csv_empty' })
    expect(refusal(Buffer.from([0x89, 0x50, 0xff, 0xfe]))).toMatchObject({ code: 'csv_not_text' })
    expect(refusal(Buffer.from('a\0b'))).toMatchObject({ code: 'csv_not_text' })
    expect(refusal('a,b\n1,2', { requiredColumns: ['b', 'c', 'd'] })).toEqual({
      code: 'csv_columns_missing',
      row: 1,
      columns: ['c', 'd'],
    })
    expect(refusal('a,b,a\n')).toMatchObject({ code: 'csv_columns_repeated', columns: ['a'] })
    expect(refusal('a,b\n1,2\n1,2,3')).toMatchObject({ code: 'csv_wrong_field_count', row: 3 })
    expect(refusal('a,b\n1,2\n1,"2')).toMatchObject({ code: 'csv_broken_quotes', row: 3 })
    expect(refusal('a\n1\n2\n3', { maxRows: 2 })).toMatchObject({ code: 'csv_too_many_rows' })
    expect(refusal('a\n1\n2\n', { maxRows: 2 })).toBe('accepted')
    expect(refusal(`a\n${'x'.repeat(1_100_000)}`)).toMatchObject({ code: 'csv_too_large', row: 2 })
  })
})

describe('writing CSV', () => {
  const columns = [
    { header: 'ຊື່', key: 'name' },
    { header: 'amount', key: 'amount' },
  ]

  it('begins with a BOM unless it is turned off', () => {
    const rows = [
      { name: 'ນ້ຳ, "ໃຫ້"', amount: -5 },
      { name: null, amount: undefined },
    ]
    expect(writeCsv(columns, rows)).toBe('\ufeffຊື່,amount\r\n"ນ້ຳ, ""ໃຫ້""",-5\r\n,\r\n')
    expect(writeCsv(columns, [], { bom: false })).toBe('ຊື່,amount\r\n')
  })

  it('escapes texts that would be evaluated, and only texts', () => {
    const lines = writeCsv(
      columns,
      ['=1', '+1', '-1', '@a', '\t=1', '＝1', '＋1', '－1', '＠a', 'a=1'].map((name) => ({
        name,
        amount: -1,
      })),
    )
    expect(lines.split('\r\n').slice(1, -1)).toEqual([
      "'=1,-1",
      "'+1,-1",
      "'-1,-1",
      "'@a,-1",
      "'\t=1,-1",
      "'＝1,-1",
      "'＋1,-1",
      "'－1,-1",
      "'＠a,-1",
      'a=1,-1',
    ])
    expect(writeCsv(columns, [{ name: '\n=1', amount: 1 }])).toContain(`"'\n=1",1`)
    expect(writeCsv(columns, [{ name: '=1', amount: 1 }], { guardFormulas: false })).toContain('\r\n=1,1')
  })

  it('writes values that can be read back unchanged', () => {
    const name = fc.string().map((text) => `n${text.replaceAll('\0', '')}n`)
    fc.assert(
      fc.property(fc.array(fc.record({ name, amount: fc.integer() })), (rows) => {
        const read = readCsv(Buffer.from(writeCsv(columns, rows)))
        expect(read.rows.map(({ values }) => values)).toEqual(
          rows.map((row) => ({ ຊື່: row.name.toWellFormed(), amount: String(row.amount) })),
        )
      }),
    )
  })
})
