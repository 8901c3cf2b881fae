import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { SignedIn } from '#features/access/contract/sign-in.ts'
import { NO_SESSION, SESSION_HEADER } from '#kit/contract/session-header.ts'
import { PASSWORD } from './company.ts'
import type { OpenOptions, Stored } from './devices.ts'
import type { World } from './world.ts'

/** Fills in the sign-in page that is open. */
export async function typeSignIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: /^(Email|ອີເມວ)/ }).fill(email)
  await page.keyboard.press('Enter')
  await passwordField(page).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

/** Signs in on the sign-in page and waits for the start page. */
export async function signIn(page: Page, email: string): Promise<Page> {
  await page.goto('/')
  await typeSignIn(page, email)
  await page.waitForURL(/dashboard|profile/)
  return page
}

const devices = new WeakMap<World, Map<string, Promise<Stored>>>()

/** A page of a user who is signed in on this device. Each user signs in once in a story file. */
export async function openAs(world: World, email: string, options: OpenOptions = {}): Promise<Page> {
  const ofWorld = devices.get(world) ?? new Map<string, Promise<Stored>>()
  devices.set(world, ofWorld)
  const stored = ofWorld.get(email) ?? signedIn(world, email)
  ofWorld.set(email, stored)
  return world.open({ ...options, stored: await stored })
}

/** The same with a new session, which the test can end. */
export async function openOnNewDevice(world: World, email: string, options: OpenOptions = {}): Promise<Page> {
  return world.open({ ...options, stored: await signedIn(world, email) })
}

/** Signs in as the screen does, and returns what a browser then stores (kit/web/session.ts). */
async function signedIn({ server }: World, email: string): Promise<Stored> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { [SESSION_HEADER]: NO_SESSION },
    payload: { email, password: PASSWORD },
  })
  const [cookie] = answer.cookies
  const { data } = SignedIn.safeParse(answer.json())
  if (!data || !cookie) throw new Error(`${email} cannot sign in: ${answer.body}`)
  const { session_id: session, user, roleUser: role, permissionUsers: permissions } = data.authUser
  const values = Object.entries({ session, user, role, permissions })
  const localStorage = values.map(([name, value]) => ({ name, value: JSON.stringify(value) }))
  return {
    cookies: [
      {
        ...{ name: cookie.name, value: cookie.value, domain: 'localhost', path: '/' },
        ...{ expires: -1, httpOnly: true, secure: false, sameSite: 'Strict' },
      },
    ],
    origins: [{ origin: server.url, localStorage }],
  }
}

export const passwordField = (page: Page) => page.getByLabel(/^(Password|ລະຫັດຜ່ານ)$/)

/** Waits until the text is visible. */
export async function sees(place: Page | Locator, text: string | RegExp): Promise<void> {
  await place.getByText(text).filter({ visible: true }).first().waitFor()
}

/** Waits for the screen with this title; the frame of a screen that is still loading does not count. */
export async function seesHeading(page: Page, name: string | RegExp): Promise<void> {
  const arrived = page.locator('h1:not([data-next] h1)')
  await page.getByRole('heading', { name, level: 1 }).and(arrived).waitFor()
}

/** Waits for the panel of a long job; its bar is empty at the start. */
export async function seesProgress(page: Page, title: string | RegExp): Promise<void> {
  await sees(page, title)
  await page.getByRole('progressbar', { name: title }).waitFor({ state: 'attached' })
}

/** Retries until the value is the expected one. */
export function eventually<T>(ask: () => Promise<T> | T) {
  return expect.poll(ask, { timeout: 60_000, interval: 50 })
}

/** Clicks a download and returns the file. */
export async function downloadFile(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) }
}

/** API calls with the session of the account, for actions that no screen offers. */
export async function callAs(world: World, email: string) {
  const signedIn = await world.server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: PASSWORD },
  })
  const headers = { authorization: `Bearer ${signedIn.json().access_token}` }
  return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    world.server.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
}

/**
 * Opens a menu and chooses one of its items. A list that loads again at this moment draws its rows anew, which closes the menu: it is opened
 * again then, as a person would.
 */
export async function chooseItem(button: Locator, item: Locator): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await button.click()
    const chosen = await item.click({ timeout: 3000 }).then(
      () => true,
      (error: unknown) => {
        if (attempt === 6) throw error
        return false
      },
    )
    if (chosen) return
  }
}
