import { createElement } from 'react'
import { expect, test } from 'vitest'
import { type Column, DASH, isBlank } from './column.ts'
import { endOf, factsOf, phoneParts } from './phone-parts.ts'

interface Person {
  number: string
  name: string
  phone: string | null
  village: string
  salary: number
  status: string
}

const PERSON: Person = { number: '7', name: 'Noy', phone: null, village: '', salary: 9, status: 'active' }
const COLUMNS: Column<Person>[] = [
  { key: 'number', title: 'Number' },
  { key: 'name', title: 'Name', primary: true },
  { key: 'phone', title: 'Phone' },
  { key: 'village', title: 'Village' },
  { key: 'salary', title: 'Salary', align: 'end' },
  { key: 'status', title: 'Status' },
]
const keys = (columns: readonly Column<Person>[]) => columns.map(({ key }) => key)

test('a row of a phone has its name, its status and only filled facts', () => {
  const parts = phoneParts(COLUMNS)
  expect(parts.main?.key).toBe('name')
  expect(parts.end?.key).toBe('status')
  expect(keys(factsOf(parts, PERSON))).toEqual(['number', 'salary'])
})

test('without a status the last column of figures is at the end; a column can say where it is', () => {
  const placed = COLUMNS.filter(({ key }) => key !== 'status').map((column): Column<Person> => {
    if (column.key === 'number') return { ...column, phone: 'end' }
    return column.key === 'phone' ? { ...column, phone: 'detail' } : column
  })
  expect(phoneParts(COLUMNS.slice(0, -1)).end?.key).toBe('salary')
  const parts = phoneParts(placed)
  expect(parts.end?.key).toBe('number')
  expect(keys(parts.facts)).toEqual(['village', 'salary'])
  expect(keys(parts.others)).toEqual(['number', 'phone', 'village', 'salary'])
})

test('a status that is the usual one leaves its room to the second line', () => {
  const isUsual = ({ status }: Person) => status === 'active'
  const parts = phoneParts(
    COLUMNS.map((column): Column<Person> => (column.key === 'status' ? { ...column, isUsual } : column)),
  )
  expect(endOf(parts, PERSON)).toBeUndefined()
  expect(endOf(parts, { ...PERSON, status: 'resigned' })?.key).toBe('status')
  expect(endOf(phoneParts(COLUMNS), PERSON)?.key).toBe('status')
})

test('a cell with only a dash is blank', () => {
  expect([DASH, '', null, createElement('span', {}, DASH)].every(isBlank)).toBe(true)
  expect(['0', 0, createElement('b', {}, 'x')].some(isBlank)).toBe(false)
})
