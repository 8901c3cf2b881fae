import { expect, test } from 'vitest'
import { inCircle } from './manager-circles.ts'

test('two and three people who lead each other are a circle; people below a circle are not in it', () => {
  const led = new Map([
    ...([
      ['A', 'B'],
      ['B', 'A'],
    ] as const),
    ...([
      ['C', 'D'],
      ['D', 'E'],
      ['E', 'C'],
    ] as const),
    ...([
      ['F', 'A'],
      ['G', 'H'],
    ] as const),
  ])
  expect(['A', 'B', 'C', 'D', 'E'].map((person) => inCircle(led, person))).toEqual(Array(5).fill(true))
  expect(['F', 'G', 'H', 'I'].map((person) => inCircle(led, person))).toEqual(Array(4).fill(false))
})
