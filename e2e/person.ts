import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { PASSWORD } from './company.ts'
import type { World } from './world.ts'

/** Signs in on the first page, as a person does, and waits for the start page. */
export async function signIn(page: Page, email: string): Promise<Page> {
  await page.goto('/')
  await page.getByRole('textbox', { name: /^(Username|ຊື່ຜູ້ໃຊ້)/ }).fill(email)
  await page.keyboard.press('Enter')
  await passwordField(page).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(/dashboard|profile/)
  return page
}

export const passwordField = (page: Page) => page.getByLabel(/^(Password|ລະຫັດຜ່ານ)$/)

/** Waits until the text is in view. */
export async function sees(place: Page | Locator, text: string | RegExp): Promise<void> {
  await place.getByText(text).filter({ visible: true }).first().waitFor()
}

export async function seesHeading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

/** Asks until the answer is the one expected. */
export function eventually<T>(ask: () => Promise<T> | T) {
  return expect.poll(ask, { timeout: 20_000, interval: 50 })
}

/** Presses what begins a download and gives the file. */
export async function takeFile(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) }
}

/** The calls as a program makes them, with the session of the account: for what no screen offers. */
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
