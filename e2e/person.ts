import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { PASSWORD } from './company.ts'
import type { OpenOptions, World } from './world.ts'

/** Signs in on the sign-in page and waits for the start page. */
export async function signIn(page: Page, email: string): Promise<Page> {
  await page.goto('/')
  await page.getByRole('textbox', { name: /^(Email|ອີເມວ)/ }).fill(email)
  await page.keyboard.press('Enter')
  await passwordField(page).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(/dashboard|profile/)
  return page
}

type Device = Awaited<ReturnType<BrowserContext['storageState']>>
const devices = new WeakMap<World, Map<string, Promise<Device>>>()

/** A page of a user who is already signed in on this device. Each user signs in once in a story. */
export async function openAs(world: World, email: string, options: OpenOptions = {}): Promise<Page> {
  const devicesOfWorld = devices.get(world) ?? new Map<string, Promise<Device>>()
  devices.set(world, devicesOfWorld)
  const signedIn = devicesOfWorld.get(email)
  if (signedIn) return world.open({ ...options, device: { ...options.device, storageState: await signedIn } })
  const signingIn = world.open(options).then((page) => signIn(page, email))
  const device = signingIn.then(deviceOf)
  devicesOfWorld.set(email, device)
  // The caller gets the error; the next one tries again.
  device.catch(() => devicesOfWorld.delete(email))
  return signingIn
}

/** What the browser stores for a page, without the language. */
async function deviceOf(page: Page): Promise<Device> {
  const { cookies, origins } = await page.context().storageState()
  const kept = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name !== 'language'),
  }))
  return { cookies, origins: kept }
}

export const passwordField = (page: Page) => page.getByLabel(/^(Password|ລະຫັດຜ່ານ)$/)

/** Waits until the text is visible. */
export async function sees(place: Page | Locator, text: string | RegExp): Promise<void> {
  await place.getByText(text).filter({ visible: true }).first().waitFor()
}

export async function seesHeading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name, level: 1 }).waitFor()
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
