import { expect, test } from 'vitest'
import { DESKTOP, PHONE } from './browser.ts'
import { builtScreens, type Viewer } from './built-screens.ts'
import { EMPLOYEE, HR, PROVIDER } from './company.ts'
import { walk } from './looks.ts'
import { paidMarch } from './paid-march.ts'
import { callAs } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld({
  shared: paidMarch.shared,
  prepare: paidMarch.prepare,
  async begin(world) {
    await paidMarch.begin(world)
    const call = await callAs(world, PROVIDER)
    const made = await call('POST', '/admin/type-business', { name: 'ການຜະລິດ' })
    expect(made.statusCode, made.body).toBeLessThan(300)
  },
})

const TIMEOUT = 300_000

const LOOKS = [
  { language: 'la', device: { ...DESKTOP, colorScheme: 'dark' } },
  { language: 'en', device: { ...PHONE, colorScheme: 'light' } },
  { language: 'en', device: { ...DESKTOP, colorScheme: 'light' } },
  { language: 'la', device: { ...PHONE, colorScheme: 'dark' } },
] as const

/** Each screen once: on a desktop or a phone, in Lao or English, light or dark, alternately; in parallel, because each of them waits much. */
async function faultsOfEvery(email: Viewer, screens: readonly string[]) {
  const found = LOOKS.map((look, at) => {
    const turn = screens.filter((_, place) => place % LOOKS.length === at)
    return walk(world(), { ...look, email, screens: turn })
  })
  return Object.assign({}, ...(await Promise.all(found)))
}

test.each<[string, Viewer]>([
  ['the provider', PROVIDER],
  ['a company', HR],
  ['an employee', EMPLOYEE],
  ['somebody who is not signed in', null],
])(
  'everybody can read every built screen of %s',
  async (_, viewer) => {
    const screens = (await builtScreens(world())).get(viewer) ?? []
    expect(screens).not.toEqual([])
    expect(await faultsOfEvery(viewer, screens)).toEqual({})
  },
  TIMEOUT,
)
