import { expect, test } from 'vitest'
import { findCircles } from './find-import-circles.ts'

const circlesOf = (graph: Record<string, string[]>) => findCircles(new Map(Object.entries(graph)))

test('files that import each other, directly or indirectly, are a circle', () => {
  expect(circlesOf({ a: ['b'], b: ['c'], c: ['a', 'd'], d: [] })).toEqual([['a', 'b', 'c']])
  expect(circlesOf({ a: ['b'], b: ['a'], c: ['d', 'a'], d: ['c'] })).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('files that import the same file are not a circle', () => {
  expect(circlesOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([])
})
