import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findBrowser } from './browser.ts'
import { runCommand } from './run-command.ts'
import { buildScreens } from './web-build.ts'

interface Suite {
  name: string
  config: string
  env?: Record<string, string>
}

interface TestFile {
  name: string
  /** Milliseconds since 1970. */
  startTime: number
  endTime: number
  /** Set if the file failed before its tests. */
  message: string
  status: 'passed' | 'failed'
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: TestFile[]
}

interface SuiteResult {
  passed: number
  failed: number
  skipped: number
  ok: boolean
  files: TestFile[]
}

const SLOWEST_FILES = 15
const MESSAGE_LINES = 6

const ROOT = path.resolve(import.meta.dirname, '..')
const reports = path.join(ROOT, 'dist', 'test-reports')
/** Node stores compiled sources here. Tests start some forty servers, which need half the time to load them. */
const compiled = path.join(ROOT, 'node_modules', '.cache', 'compiled')

async function runSuite(suite: Suite): Promise<SuiteResult> {
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
  const { code } = await runCommand('vitest', args, { NODE_COMPILE_CACHE: compiled, ...suite.env })
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, ok: false, files: [] }
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    ok: code === 0,
    files: report.testResults,
  }
}

const relative = (file: TestFile) => path.relative(process.cwd(), file.name)

function printSlowest(files: TestFile[]): void {
  console.log('\nSlowest files:')
  const seconds = (file: TestFile) => (file.endTime - file.startTime) / 1000
  for (const file of files.toSorted((a, b) => seconds(b) - seconds(a)).slice(0, SLOWEST_FILES))
    console.log(`${seconds(file).toFixed(1).padStart(7)} s  ${relative(file)}`)
}

/** Prints failures last, so that they are at the end of a long log. */
function printFailures(files: TestFile[]): void {
  const firstLines = (message: string) =>
    stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES).join('\n    ')
  for (const file of files.filter(({ status }) => status === 'failed')) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    for (const { fullName, failureMessages } of failed)
      console.log(`\nFAILED ${relative(file)}: ${fullName}\n    ${firstLines(failureMessages[0] ?? '')}`)
    if (failed.length === 0) console.log(`\nFAILED ${relative(file)}\n    ${firstLines(file.message)}`)
  }
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const browser = await findBrowser()
await buildScreens((line) => console.log(line))
const browserEnv = { CHAMPA_BROWSER: JSON.stringify(browser) }
const results = [
  await runSuite({ name: 'engines, kit and features', config: 'vitest.config.ts' }),
  await runSuite({ name: 'components in the browser', config: 'e2e/components.config.ts', env: browserEnv }),
  await runSuite({ name: 'stories in the browser', config: 'e2e/vitest.config.ts', env: browserEnv }),
]
const sum = (count: (result: (typeof results)[number]) => number) =>
  results.reduce((total, each) => total + count(each), 0)
const failed = sum((each) => each.failed)
const files = results.flatMap((each) => each.files)
printSlowest(files)
printFailures(files)
console.log(
  `\n${sum((each) => each.passed)} passed, ${failed} failed, ${sum((each) => each.skipped)} skipped`,
)
process.exit(results.every((each) => each.ok) && failed === 0 ? 0 : 1)
