import { expect, test } from 'vitest'
import { differingFields, mergedValues } from './difference.ts'

const base = { name: 'Noy', surname: 'A', account: '', ids: [1], version: 1 }

test('a field that only the other user has changed has the current value, one that the user has changed its own', () => {
  const theirs = { ...base, account: '0399', ids: [1, 2], version: 2 }
  const mine = { ...base, surname: 'B' }
  const merged = mergedValues(base, theirs, mine)
  expect(merged).toEqual({ name: 'Noy', surname: 'B', account: '0399', ids: [1, 2], version: 1 })
  expect(differingFields(theirs, merged)).toEqual(['surname'])
})

test('a field that both have changed stays as it was entered, and differs', () => {
  const theirs = { ...base, surname: 'C', version: 2 }
  expect(differingFields(theirs, mergedValues(base, theirs, { ...base, surname: 'B' }))).toEqual(['surname'])
})

test('an emptied field is a change, and an empty value is none', () => {
  const filled = { ...base, account: '0399' }
  expect(mergedValues(filled, filled, { ...filled, account: '' }).account).toBe('')
  const theirs = { ...base, account: '0400' }
  expect(mergedValues(base, theirs, { ...base, account: null as never }).account).toBe('0400')
})
