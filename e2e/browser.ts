import { type Browser, chromium } from 'playwright-core'
import { type BrowserProgram, findBrowser } from '../scripts/browser.ts'

/** The Chromium that the test command found; run by hand it looks for one itself. */
export async function browserProgram(): Promise<BrowserProgram> {
  const given = process.env.CHAMPA_BROWSER
  return given ? (JSON.parse(given) as BrowserProgram) : findBrowser()
}

export async function launchBrowser(): Promise<Browser> {
  const program = await browserProgram()
  return chromium.launch({
    executablePath: program.path,
    args: program.args,
    env: { ...(process.env as Record<string, string>), ...program.env },
  })
}

/** The screens that people have: an office desk and a cheap phone. */
export const DESKTOP = { viewport: { width: 1280, height: 800 } }
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
