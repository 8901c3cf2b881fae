import { expect, test } from 'vitest'
import { isUsableBy } from './usable-leave.ts'

const type = {
  id: 4,
  name: 'Annual leave',
  amount: 15,
  months_before_usable: 12,
  category: 'annual',
  by_date: false,
  last_date: null,
}
const woman = { gender: 'female', agreements: [] } as const
const man = { gender: 'male', agreements: [] } as const
const TODAY = '2026-05-04'

test('maternity leave is not offered to men', () => {
  const maternity = { ...type, category: 'maternity', amount: 105 }
  expect(isUsableBy(maternity, woman, TODAY)).toBe(true)
  expect(isUsableBy(maternity, man, TODAY)).toBe(false)
  expect(isUsableBy(maternity, { gender: null, agreements: [] }, TODAY)).toBe(true)
  expect(isUsableBy(type, man, TODAY)).toBe(true)
})

test('leave for given dates is offered until its last day', () => {
  const boatRace = { ...type, by_date: true, last_date: TODAY }
  expect(isUsableBy(boatRace, man, TODAY)).toBe(true)
  expect(isUsableBy(boatRace, man, '2026-05-05')).toBe(false)
})

test('leave without days is offered only by an agreement with the employee', () => {
  const study = { ...type, name: 'Study', amount: 0 }
  expect(isUsableBy(study, man, TODAY)).toBe(false)
  const agreed = { ...man, agreements: [{ type: 'study', days: 3, used: 0 }] }
  expect(isUsableBy(study, agreed, TODAY)).toBe(true)
  expect(isUsableBy({ ...study, amount: null }, man, TODAY)).toBe(true)
})
