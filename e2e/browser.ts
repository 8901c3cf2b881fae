import { type Browser, chromium } from 'playwright-core'
import { type BrowserProgram, findBrowser } from '../scripts/browser.ts'

/** The Chromium found by the test command; without it, this function searches for one. */
export async function browserProgram(): Promise<BrowserProgram> {
  const configuredPath = process.env.CHAMPA_BROWSER
  return configuredPath ? (JSON.parse(configuredPath) as BrowserProgram) : findBrowser()
}

let browser: Promise<Browser> | undefined

/** The browser of this process, which the stories use one after another; it ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= launchBrowser()
  return browser
}

export async function launchBrowser(): Promise<Browser> {
  const program = await browserProgram()
  return chromium.launch({
    executablePath: program.path,
    args: program.args,
    env: { ...(process.env as Record<string, string>), ...program.env },
  })
}

/** Typical screens: an office desktop and a cheap phone. */
export const DESKTOP = { viewport: { width: 1280, height: 800 } }
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
