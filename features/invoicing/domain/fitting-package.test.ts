import { expect, test } from 'vitest'
import { bandText, fittingPackage } from './fitting-package.ts'

const PACKAGES = [
  { min_users: 1, max_users: 50 },
  { min_users: 51, max_users: 200 },
  { min_users: 301, max_users: null },
]
const bandOf = (users: number) => {
  const found = fittingPackage(PACKAGES, users)
  return found && bandText(found)
}

test('the number of users determines the package; both ends of its range are included', () => {
  expect([1, 50, 51, 200, 301, 100_000].map(bandOf)).toEqual([
    '1–50',
    '1–50',
    '51–200',
    '51–200',
    '301+',
    '301+',
  ])
})

test('there is no package if no range contains the number', () => {
  expect([0, 201, 300].map(bandOf)).toEqual([null, null, null])
})
