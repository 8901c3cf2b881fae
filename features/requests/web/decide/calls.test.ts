import { expect, test } from 'vitest'
import { inCalls } from './calls.ts'

test('a long selection is decided in calls of 200, with the versions that the user has seen', () => {
  const rows = Array.from({ length: 201 }, (_, at) => ({ id: at + 1, version: at + 10 }))
  const calls = inCalls(rows)
  expect(calls.map(({ ids }) => ids.length)).toEqual([200, 1])
  expect(calls[1]).toEqual({ ids: [201], versions: [210] })
})

test('rows that were selected without being loaded are decided without a version, in calls of their own', () => {
  const rows = [
    { id: 1, version: undefined },
    { id: 2, version: 5 },
  ]
  expect(inCalls(rows)).toEqual([{ ids: [2], versions: [5] }, { ids: [1] }])
  expect(inCalls([])).toEqual([])
})
