import { expect, test } from 'vitest'
import { builtScreens, menuAddresses, type Viewer } from './built-screens.ts'
import { EMPLOYEE, HR, MANAGER, PROVIDER } from './company.ts'
import { faultsOfEach, look, screensOfEmployee, screensOfHr } from './looks.ts'
import { paidMarch } from './paid-march.ts'
import { callAs } from './person.ts'
import { HR_MANAGER, team } from './request-team.ts'
import { withWorld } from './world.ts'

const world = withWorld({
  shared: paidMarch.shared,
  prepare: paidMarch.prepare,
  async begin(world) {
    await paidMarch.begin(world)
    await team.begin(world)
    const call = await callAs(world, PROVIDER)
    const made = await call('POST', '/admin/type-business', { name: 'ການຜະລິດເຄື່ອງນຸ່ງ' })
    expect(made.statusCode, made.body).toBeLessThan(300)
  },
})

const LOOKS = [
  look('la', 'desk', 'dark'),
  look('en', 'phone', 'light'),
  look('en', 'desk', 'light'),
  look('la', 'phone', 'dark'),
]

/** Screens that looks-of-a-month.test.ts examines more closely. */
const ofAMonth = async () =>
  new Set([...(await screensOfHr(world())), ...(await screensOfEmployee(world())), '/'])

test.each<[string, Viewer]>([
  ['the provider', PROVIDER],
  ['a company', HR],
  ['an employee', EMPLOYEE],
  ['a line manager', MANAGER],
  ['an HR manager', HR_MANAGER],
  ['somebody who is not signed in', null],
])(
  'everybody can read every built screen of %s, each on a desk or a phone, in Lao or English, light or dark',
  async (_, email) => {
    const built = (await builtScreens(world())).get(email) ?? []
    expect(built).not.toEqual([])
    const seen = await ofAMonth()
    const screens = built.filter((screen) => !seen.has(screen))
    expect(
      await faultsOfEach(world(), { email, looks: LOOKS, screens, named: await menuAddresses() }),
    ).toEqual({})
  },
)
