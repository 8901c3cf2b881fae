import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createAccount } from '#features/access/server/index.ts'
import { createCompany } from '#features/companies/server/index.ts'
import { PASSWORD } from './company.ts'
import { List } from './list.ts'
import { eventually, openAs, passwordField, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

const ADMIN = 'admin@keyboard.test'
const world = withWorld({
  prepare: (db) =>
    db.asProvider(async (tx) => {
      const companyId = await createCompany(tx, { name: 'ບໍລິສັດ ແປ້ນພິມ' }, { accountId: null, name: 'Champa' })
      const admin = { email: ADMIN, name: 'ນາງ ຄຳ', password: PASSWORD, roles: ['companyadmin'] }
      await createAccount(tx, { ...admin, companyId })
    }),
})

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
const isFocused = async (place: Locator) => (await place.and(place.page().locator(':focus')).count()) === 1
const hasFocus = (place: Locator) => eventually(() => isFocused(place)).toBe(true)

/** Presses Tab until the element has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await place.count()) > 0 && (await isFocused(place))) return seesFocus(place)
    await page.keyboard.press(key)
  }
  throw new Error(`Tab does not reach ${place}`)
}

/** In the page: whether the focused element looks different from its unfocused state. */
const SHOWS_FOCUS = `(() => {
  const element = document.activeElement
  const drawn = () => [element, element.closest('.mantine-Input-wrapper') ?? element]
    .map((one) => { const { outline, borderColor } = getComputedStyle(one); return outline + borderColor }).join()
  const focused = drawn()
  element.blur()
  const plain = drawn()
  element.focus({ preventScroll: true })
  return focused !== plain
})()`

async function seesFocus(place: Locator): Promise<void> {
  await hasFocus(place)
  expect(await place.page().evaluate(SHOWS_FOCUS), `the focus shows on ${place}`).toBe(true)
}

test('signing in, and skipping the menu, without a mouse', async () => {
  const page = await world().open({ language: 'en' })
  await page.goto('/')
  await hasFocus(page.getByRole('textbox', { name: /^Email/ }))
  await page.keyboard.type(ADMIN)
  await press(page, 'Enter')
  await hasFocus(passwordField(page))
  await page.keyboard.type(PASSWORD)
  await press(page, 'Enter')
  await page.waitForURL('**/company-dashboard')
  await page.goto('/branch')
  await seesHeading(page, 'Branches')
  await press(page, 'Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await hasFocus(skip)
  await seesFocus(skip)
  await press(page, 'Enter')
  await hasFocus(page.locator('#content'))
  await press(page, 'Tab')
  expect(await page.evaluate(`document.activeElement.closest('#content') !== null`)).toBe(true)
})

test('the palette opens everywhere, also with the key’s position on a Lao keyboard, accepts both languages and gives the focus back', async () => {
  for (const [language, words, heading] of [
    ['la', 'ສາຂາ', 'ສາຂາ'],
    ['la', 'branches', 'ສາຂາ'],
    ['en', 'Departm', 'Departments'],
    ['en', 'ພະແນກ', 'Departments'],
  ] as const) {
    const page = await openAs(world(), ADMIN, { language })
    await page.goto('/position')
    const search = page.getByRole('searchbox').first()
    await search.focus()
    await press(page, 'Control+k')
    await hasFocus(page.getByRole('dialog').getByRole('textbox'))
    await page.keyboard.type(words)
    // Enter opens the marked hit.
    await page.locator('[data-action][data-selected]', { hasText: heading }).waitFor()
    await press(page, 'Enter')
    await seesHeading(page, heading)
  }
  const page = await openAs(world(), ADMIN)
  // The key can be pressed before the palette has been loaded.
  const palette = Promise.withResolvers<void>()
  await page.route('**/CommandPalette*.js', (route) => palette.promise.then(() => route.continue()))
  await page.goto('/position')
  const search = page.getByRole('searchbox').first()
  await search.focus()
  const keys = await page.context().newCDPSession(page)
  const lao = { modifiers: 2, key: 'າ', code: 'KeyK', windowsVirtualKeyCode: 75 }
  for (const isLoaded of [false, true]) {
    await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...lao })
    if (!isLoaded) palette.resolve()
    await hasFocus(page.getByRole('dialog').getByRole('textbox'))
    await press(page, 'Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await hasFocus(search)
  }
})

test('an entry is added, opened, changed, sorted and deleted, and the focus is always in the right place', async () => {
  const page = await openAs(world(), ADMIN, { language: 'en' })
  await page.goto('/department')
  await seesHeading(page, 'Departments')
  const list = new List(page, 'Departments')
  const dialog = page.getByRole('dialog')
  const add = page.getByRole('button', { name: 'Add', exact: true })
  for (const name of ['Bakery', 'Archive']) {
    await tabTo(page, add)
    await press(page, 'Enter')
    const field = dialog.getByRole('textbox').first()
    await hasFocus(field)
    await page.keyboard.type(name)
    await press(page, 'Enter')
    await dialog.waitFor({ state: 'detached' })
    await hasFocus(add)
  }
  await list.counts(2)
  const sort = list.table.getByRole('columnheader').getByRole('button').first()
  await tabTo(page, sort)
  await press(page, 'Enter')
  await list.isSorted('ascending')
  await list.reads(1, ['Archive', 'Bakery'])
  await hasFocus(sort)
  await press(page, 'Enter')
  await list.isSorted('descending')
  await list.reads(1, ['Bakery', 'Archive'])

  await tabTo(page, list.rows.first())
  await press(page, 'ArrowDown')
  await hasFocus(list.rows.nth(1))
  await seesFocus(list.rows.nth(1))
  await press(page, 'Enter')
  await eventually(() => dialog.getByRole('textbox').first().inputValue()).toBe('Archive')
  await press(page, 'Escape')
  await dialog.waitFor({ state: 'detached' })
  await hasFocus(list.rows.nth(1))

  const actions = list.row('Archive').getByRole('button')
  await tabTo(page, actions)
  await press(page, 'Enter')
  await hasFocus(page.getByRole('menuitem').first())
  await press(page, 'ArrowDown', 'ArrowUp', 'Escape')
  await hasFocus(actions)
  await press(page, 'Enter')
  await hasFocus(page.getByRole('menuitem', { name: 'Edit' }))
  await press(page, 'Enter')
  await hasFocus(dialog.getByRole('textbox').first())
  await press(page, 'Control+a')
  await page.keyboard.type('Records')
  await press(page, 'Enter')
  await dialog.waitFor({ state: 'detached' })
  await list.row('Records').waitFor()
  const records = list.row('Records').getByRole('button')
  await hasFocus(records)

  await press(page, 'Enter')
  await hasFocus(page.getByRole('menuitem').first())
  await press(page, 'End')
  await hasFocus(page.getByRole('menuitem', { name: 'Delete' }))
  await press(page, 'Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Delete' }))
  await press(page, 'Escape')
  await dialog.waitFor({ state: 'detached' })
  await hasFocus(records)
  await press(page, 'Enter')
  await hasFocus(page.getByRole('menuitem').first())
  await press(page, 'End', 'Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Delete' }))
  await press(page, 'Enter')
  await dialog.waitFor({ state: 'detached' })
  await list.counts(1)
  await hasFocus(page.locator('#content'))
})

test('the settings open, navigate and close by keyboard; the password dialog returns the focus', async () => {
  const page = await openAs(world(), ADMIN, { language: 'en' })
  await page.goto('/department')
  await seesHeading(page, 'Departments')
  const settings = page.getByRole('button', { name: 'My account' })
  await tabTo(page, settings)
  await press(page, 'Enter')
  const change = page.getByRole('button', { name: 'Change password' })
  await change.waitFor()
  await press(page, 'Escape')
  await hasFocus(settings)
  await press(page, 'Enter')
  await change.waitFor()
  await tabTo(page, change)
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.waitFor()
  expect((await dialog.boundingBox())?.width).toBe(600)
  await press(page, 'Escape')
  await dialog.waitFor({ state: 'detached' })
  await hasFocus(settings)
})
