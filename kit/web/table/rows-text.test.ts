import { expect, test } from 'vitest'
import { cellValue, csvField, htmlCell } from './rows-text.ts'

test('figures lose their separators, dashes are empty, texts keep their commas in quotes', () => {
  expect(['5,329,267', '−55,637', '–', ' Noy\n Keo '].map(cellValue)).toEqual([
    '5329267',
    '-55637',
    '',
    'Noy Keo',
  ])
  expect(csvField('Noy, "Keo"')).toBe('"Noy, ""Keo"""')
})

test('a text is never a formula of a spreadsheet; a negative figure stays a figure', () => {
  expect(csvField('=1+1')).toBe("'=1+1")
  expect(csvField('@sum')).toBe("'@sum")
  expect(csvField('|cmd')).toBe("'|cmd")
  expect(csvField('＝1')).toBe("'＝1")
  expect(csvField('-55637')).toBe('-55637')
})

test('in HTML too; digits that are no amount stay a text with their zeros', () => {
  const asText = (text: string) => `<td style="mso-number-format:'\\@'">${text}</td>`
  expect(htmlCell('=cmd|x')).toBe(asText("'=cmd|x"))
  expect(htmlCell('@sum <b>')).toBe(asText("'@sum &lt;b&gt;"))
  expect(['0012', '1001', '01012200'].map(htmlCell)).toEqual(['0012', '1001', '01012200'].map(asText))
  expect(['5,329,267', '−55,637', '0', '0.5', '–'].map(htmlCell)).toEqual([
    '<td>5329267</td>',
    '<td>-55637</td>',
    '<td>0</td>',
    '<td>0.5</td>',
    '<td></td>',
  ])
})
