import { expect, test } from 'vitest'
import { searchWords } from '#kit/contract/search-words.ts'
import { searchText } from './search-text.ts'

const person = {
  emp_number: '1001',
  name: 'ໝັ້ນ',
  surname: 'ຫຼວງຄຳ',
  en_name: 'Manh',
  en_surname: 'Luangkham',
  email: 'Manh@Champa.test',
  contacts: [{ value: '+8562055551234' }],
}
const isFound = (search: string) => {
  const text = searchText(person)
  const { words, digits } = searchWords(search)
  return words.every((word) => text.includes(word)) || (digits !== null && text.includes(digits))
}

test.each(['ຫມັ້ນ', 'ຫລວງຄໍາ', 'ໝັ້ນຫຼວງ', 'luang manh', '020 5555 1234', '+856 20 5555', '໑໐໐໑', 'champa.test'])(
  '%s finds the employee',
  (search) => {
    expect(isFound(search)).toBe(true)
  },
)

test.each(['ໝອກ', 'manh_', '100%'])('%s finds nothing', (search) => {
  expect(isFound(search)).toBe(false)
})
