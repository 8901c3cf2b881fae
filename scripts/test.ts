import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findBrowser } from './browser.ts'
import { runCommand } from './run-command.ts'
import { buildScreens } from './web-build.ts'

interface Suite {
  name: string
  config: string
  env?: Record<string, string>
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
}

const reports = path.join(os.tmpdir(), `champa-test-${process.pid}`)

async function runSuite(
  suite: Suite,
): Promise<{ passed: number; failed: number; skipped: number; ok: boolean }> {
  console.log(`\n── ${suite.name} ──`)
  const file = path.join(reports, `${suite.name}.json`)
  const args = [
    'run',
    '--config',
    suite.config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const { code } = await runCommand('vitest', args, suite.env)
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, ok: false }
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    ok: code === 0,
  }
}

mkdirSync(reports, { recursive: true })
const browser = await findBrowser()
await buildScreens((line) => console.log(line))
const browserEnv = { CHAMPA_BROWSER: JSON.stringify(browser) }
const results = [
  await runSuite({ name: 'engines, kit and features', config: 'vitest.config.ts' }),
  await runSuite({ name: 'stories in the browser', config: 'e2e/vitest.config.ts', env: browserEnv }),
]
const sum = (count: (result: (typeof results)[number]) => number) =>
  results.reduce((total, each) => total + count(each), 0)
const failed = sum((each) => each.failed)
console.log(
  `\n${sum((each) => each.passed)} passed, ${failed} failed, ${sum((each) => each.skipped)} skipped`,
)
process.exit(results.every((each) => each.ok) && failed === 0 ? 0 : 1)
