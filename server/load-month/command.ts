import path from 'node:path'
import { parseArgs } from 'node:util'
import pino from 'pino'
import { AccountEmail } from '#features/access/contract.ts'
import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import type { Database } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import { createOneTimeAccount } from '../accounts/one-time-account.ts'
import { openWithSeeds } from '../open-database.ts'
import { readSettings } from '../settings.ts'
import { loadMonth } from './load-month.ts'
import type { MonthReport } from './month-report.ts'
import { progressLine } from './progress-line.ts'
import { MonthFolderError, readMonthFolder } from './read-month-folder.ts'
import { writeResults } from './write-results.ts'

export const USAGE = `load-month DIR [--out DIR] [--name NAME] [--admin EMAIL] [--language la|en]

  DIR        a month's folder: company.json, employees.xlsx, salary-adjustments.csv, leave.csv, overtime.csv, scans.attlog
  --out      directory for days.csv and payslips.csv (default: ./out)
  --name     name of the company (default: the name in company.json, or else the folder's name)
  --admin    creates an administrator of the company with this email address, unless the account exists, and prints a one-time password
  --language language of error reasons (default en)`

const PROBLEMS_SHOWN = 20
const ACTOR: Actor = { accountId: null, name: 'load-month' }

/**
 * Loads a month's folder and writes its results. Returns 0 if the month was calculated, 1 if the folder could
 * not be read.
 */
export async function loadMonthCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      name: { type: 'string' },
      admin: { type: 'string' },
      language: { type: 'string' },
    },
  })
  const folder = positionals[0]
  const { admin } = values
  if (!folder || positionals.length > 1) {
    console.error(`Usage: npm run champa -- ${USAGE}`)
    return 1
  }
  if (admin !== undefined && !AccountEmail.safeParse(admin).success) {
    console.error(`${admin} is not an email address.`)
    return 1
  }
  const input = readFolder(folder)
  if (!input) return 1
  if (values.name) input.company.name = values.name
  const settings = readSettings([])
  const db = await openWithSeeds(settings, pino({ level: settings.logLevel }))
  const progress = progressLine(process.stderr)
  try {
    const report = await loadMonth(db, input, {
      actor: ACTOR,
      language: values.language === 'la' ? 'la' : 'en',
      onProgress: progress.show,
    })
    progress.end()
    const [from, to] = input.company.period
    const results = { companyId: report.companyId, runId: report.run.id, from, to, problems: report.problems }
    printReport(report, await writeResults(db, path.resolve(values.out ?? 'out'), results))
    if (admin) await addAdministrator(db, report.companyId, AccountEmail.parse(admin))
    return 0
  } finally {
    progress.end()
    await db.close()
  }
}

/** Adds an administrator with a one-time password, which is printed once. */
async function addAdministrator(db: Database, companyId: number, email: string): Promise<void> {
  const account = { email, name: email, companyId, roles: [FULL_ROLES.company] }
  const password = await db.asProvider((tx) => createOneTimeAccount(tx, ACTOR, account))
  console.log(
    password === null
      ? `The account ${email} already exists and was not changed.`
      : `Administrator ${email}, one-time password ${password}, which must be changed at the first sign-in`,
  )
}

function readFolder(folder: string) {
  try {
    return readMonthFolder(folder)
  } catch (error) {
    if (!(error instanceof MonthFolderError)) throw error
    console.error(error.message)
    return null
  }
}

function printReport(report: MonthReport, files: readonly string[]): void {
  const { run, employees, adjustments, leave, overtime, scans, problems } = report
  const countsOf = (rows: { added: number; unchanged: number }) =>
    `${rows.added} new, ${rows.unchanged} unchanged`
  console.log(`Company ${report.companyId}: ${report.company}${report.isNewCompany ? ' (new)' : ''}`)
  console.log(`  employees   ${countsOf(employees)}`)
  console.log(`  adjustments ${countsOf(adjustments)}`)
  console.log(`  leave       ${countsOf(leave)}`)
  console.log(`  overtime    ${countsOf(overtime)}`)
  console.log(`  scans       ${scans.stored} new, ${scans.repeated} repeated`)
  console.log(
    `  run         ${run.title}: ${run.payslips} payslips${run.isLocked ? ', approved, not changed' : ''}`,
  )
  if (report.isUnchanged) console.log('Nothing has changed: the same month was loaded before.')
  for (const { empNumber, name, code } of run.unpaid) console.log(`Not paid: ${empNumber} ${name}: ${code}`)
  if (problems.length > 0) console.log(`${problems.length} problems; these rows were skipped:`)
  for (const { file, row, column, value, reason } of problems.slice(0, PROBLEMS_SHOWN))
    console.log(
      `  ${[file, row === null ? '' : `row ${row}`, column, value && `"${value}"`].filter(Boolean).join(', ')}: ${reason}`,
    )
  if (problems.length > PROBLEMS_SHOWN) console.log('  … the complete list is in problems.csv')
  for (const file of files) console.log(`Wrote ${file}`)
}
