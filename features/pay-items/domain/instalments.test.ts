import { expect, test } from 'vitest'
import { dueInstalment } from './instalments.ts'

/** Pays until nothing is left; `take` is what the net pay permits of each instalment. */
function payments(total: number, count: number, take: (due: number) => number = (due) => due) {
  const amounts: [number, number][] = []
  let paid = 0
  for (;;) {
    const due = dueInstalment(total, count, paid)
    if (!due || amounts.length > 20) return amounts
    amounts.push([due.number, take(due.amount)])
    paid += take(due.amount)
  }
}

test('the instalments add up to the total; the last one is the rest', () => {
  expect(payments(600_000, 3)).toEqual([
    [1, 200_000],
    [2, 200_000],
    [3, 200_000],
  ])
  expect(payments(1_000_000, 3)).toEqual([
    [1, 333_333],
    [2, 333_333],
    [3, 333_334],
  ])
  expect(payments(5, 2)).toEqual([
    [1, 3],
    [2, 2],
  ])
  expect(payments(100_000, 1)).toEqual([[1, 100_000]])
})

test('a total smaller than the number of instalments is paid in fewer', () => {
  expect(payments(2, 5)).toEqual([
    [1, 1],
    [2, 1],
  ])
  expect(payments(0, 3)).toEqual([])
})

test('what the net pay did not permit stays open, and paying takes longer', () => {
  // 500,000, of which 150,000 at most can be taken each month.
  expect(payments(500_000, 2, (due) => Math.min(due, 150_000))).toEqual([
    [1, 150_000],
    [1, 150_000],
    [2, 150_000],
    [2, 50_000],
  ])
})

test('a month can take another amount; later months take the rest', () => {
  expect(dueInstalment(600_000, 3, 0, 50_000)).toEqual({ number: 1, amount: 50_000 })
  expect(dueInstalment(600_000, 3, 200_000, 0)).toBeNull()
  expect(dueInstalment(600_000, 3, 400_000, 900_000)).toEqual({ number: 3, amount: 200_000 })
  // 50,000 in the first month: 200,000, 200,000 and the rest.
  expect(dueInstalment(600_000, 3, 50_000)).toEqual({ number: 1, amount: 200_000 })
  expect(dueInstalment(600_000, 3, 250_000)).toEqual({ number: 2, amount: 200_000 })
  expect(dueInstalment(600_000, 3, 450_000)).toEqual({ number: 3, amount: 150_000 })
})
