import type { Page } from 'playwright-core'

export interface Credentials {
  email: string
  password: string
}

/** Opens the sign-in and signs in as a person does; returns on the first screen. */
export async function signInOn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto('/', { waitUntil: 'load' })
  await fillSignIn(page, { email, password })
}

/** The same on the sign-in that is open. */
export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.fill('input[name=email]', email)
  await page.fill('input[name=password]', password)
  await page.press('input[name=password]', 'Enter')
  await page.waitForURL((address) => address.pathname !== '/')
}
