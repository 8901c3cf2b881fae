import { expect, test } from 'vitest'
import { EMPLOYEE, HR } from './company.ts'
import { faultsOfEach, type Look, look, screensOfEmployee, screensOfHr } from './looks.ts'
import { paidMarch } from './paid-march.ts'
import { withWorld } from './world.ts'

const world = withWorld(paidMarch)

// A screen has the same place in both lists: it is seen on a phone and on a desk, in both languages, light and dark.
const ON_A_PHONE = [
  look('la', 'phone', 'dark'),
  look('en', 'phone', 'light'),
  look('en', 'phone', 'dark'),
  look('la', 'phone', 'light'),
]
const ON_A_DESK = [
  look('en', 'desk', 'light'),
  look('la', 'desk', 'dark'),
  look('la', 'desk', 'light'),
  look('en', 'desk', 'dark'),
]

test.each<[string, readonly Look[]]>([
  ['a phone', ON_A_PHONE],
  ['a desk', ON_A_DESK],
])('everybody can read the screens of HR, of an employee and the sign-in on %s', async (_, looks) => {
  const screens = await screensOfHr(world())
  expect(await faultsOfEach(world(), { email: HR, looks, screens })).toEqual({})
  const own = await screensOfEmployee(world())
  expect(await faultsOfEach(world(), { email: EMPLOYEE, looks, screens: own })).toEqual({})
  expect(await faultsOfEach(world(), { email: null, looks, screens: ['/'] })).toEqual({})
})
