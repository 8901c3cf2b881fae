import { expect, test } from 'vitest'
import { DESKTOP } from './browser.ts'
import { HR } from './company.ts'
import { faultsOf, rest, screensOfHr, walk } from './looks.ts'
import { paidMarch } from './paid-march.ts'
import { withWorld } from './world.ts'

const world = withWorld(paidMarch)

/** Some twenty screens. */
const TIMEOUT = 300_000

test.each([
  ['la', 'light'],
  ['en', 'dark'],
] as const)(
  'everybody can read the screens of HR on a desk: %s, %s',
  async (language, colorScheme) => {
    const screens = await screensOfHr(world())
    const device = { ...DESKTOP, colorScheme }
    expect(await walk(world(), { email: HR, language, device, screens })).toEqual({})
  },
  TIMEOUT,
)

test.each([
  ['la', 'dark'],
  ['en', 'light'],
] as const)('everybody can read the sign-in on a desk: %s, %s', async (language, colorScheme) => {
  const page = await world().open({ language, device: { colorScheme } })
  await page.goto('/')
  await rest(page)
  expect(await faultsOf(page)).toEqual([])
})
