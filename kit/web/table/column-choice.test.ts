import { expect, test } from 'vitest'
import { moved, orderedKeys, pinnedByDefault } from './column-choice.ts'

test('a new column of a list comes behind the column that it follows', () => {
  expect(orderedKeys(['number', 'name', 'grade', 'status'], ['status', 'name', 'gone', 'number'])).toEqual([
    'status',
    'name',
    'grade',
    'number',
  ])
  expect(orderedKeys(['a', 'b'], [])).toEqual(['a', 'b'])
  expect(orderedKeys(['new', 'b'], ['b'])).toEqual(['new', 'b'])
})

test('a column moves to the place of another, in both directions', () => {
  expect(moved(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b'], 'a', 'x')).toEqual(['a', 'b'])
})

test('number and name stay in view, but not three columns before a late heading', () => {
  const columns = [{ key: 'number' }, { key: 'name', primary: true }, { key: 'status' }]
  expect([...pinnedByDefault(columns)]).toEqual(['number', 'name'])
  expect([...pinnedByDefault([{ key: 'a' }, { key: 'b' }])]).toEqual(['a'])
  expect([...pinnedByDefault([{ key: 'x' }, ...columns])]).toEqual([])
})
