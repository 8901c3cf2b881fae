import { expect, test } from 'vitest'
import { cellValue, csvField } from './rows-text.ts'

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
  expect(csvField('-55637')).toBe('-55637')
})
