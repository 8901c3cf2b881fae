import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test('words are folded and unique; a blank search has none', () => {
  expect(searchWords(' ວົງສາ  E-9 e-9 ')).toEqual({ words: ['ວົງສາ', 'e-9'], digits: null })
  expect(searchWords('ຫຼ້າ')).toEqual({ words: ['ຫລ້າ'], digits: null })
  expect(searchWords('   ')).toEqual({ words: [], digits: null })
  expect(searchWords(undefined)).toEqual({ words: [], digits: null })
})

test('a telephone number in parts is also searched as one number', () => {
  expect(searchWords('020 5555-1234')).toEqual({ words: ['020', '5555-1234'], digits: '02055551234' })
  expect(searchWords('2001')).toEqual({ words: ['2001'], digits: null })
})
