import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runCommand } from './run-command.ts'

/** Chromium without the windows of a desktop: a page opens in half the time, with a third of the processor time. */
const HEADLESS = '/usr/bin/chromium-headless-shell'
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export interface BrowserProgram {
  path: string
  args: string[]
  env: Record<string, string>
}

const COMMON_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Finds a Chromium for the tests: `CHROMIUM_PATH`, then Debian's without a desktop, which root installs if it is
 * missing, then another one of the system, or else the one of an npm package.
 */
export async function findBrowser(): Promise<BrowserProgram> {
  const configured = process.env.CHROMIUM_PATH
  if (configured) return { path: configured, args: COMMON_ARGS, env: {} }
  if (existsSync(HEADLESS) || (await installFromDebian()))
    return { path: HEADLESS, args: COMMON_ARGS, env: {} }
  const installed = INSTALLED.find((file) => existsSync(file))
  return installed ? { path: installed, args: COMMON_ARGS, env: {} } : unpackFromNpm()
}

async function installFromDebian(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('Installing Chromium for the browser tests …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await runCommand('apt-get', ['update', '-qq'], env)
  if (update.code !== 0) return false
  const packages = ['-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']
  const install = await runCommand('apt-get', ['install', ...packages], env)
  return install.code === 0 && existsSync(HEADLESS)
}

async function unpackFromNpm(): Promise<BrowserProgram> {
  // This variable selects the shared libraries of the package.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  const program = await chromium.executablePath()
  const libraries = path.join(os.tmpdir(), 'al2023', 'lib')
  const env = existsSync(libraries) ? { LD_LIBRARY_PATH: libraries } : {}
  return { path: program, args: [...chromium.args, ...COMMON_ARGS], env: env as Record<string, string> }
}
