import os from 'node:os'
import { parseArgs } from 'node:util'
import { type BenchDatabase, startBenchDatabase } from './bench-database.ts'
import { type Figure, isMet, saveResults, tableOf } from './figures.ts'
import type { Company } from './fixture/company.ts'
import { loadTwoCompanies } from './fixture/two-companies.ts'
import { measureBusyServer } from './measures/busy-server.ts'
import { measureClicks } from './measures/clicks.ts'
import { measureDerivation } from './measures/derivation.ts'
import { measureDifferences } from './measures/differences.ts'
import { measureEmployeeList } from './measures/employee-list.ts'
import { measureFirstLoad } from './measures/first-load.ts'
import { measureHostileBody } from './measures/hostile-body.ts'
import { measureInbox } from './measures/inbox.ts'
import { measureKnownAddresses } from './measures/known-addresses.ts'
import { measureLongLog } from './measures/long-log.ts'
import { measurePayroll } from './measures/payroll.ts'
import { measurePayslipPdfs } from './measures/payslip-pdfs.ts'
import { measureRoster } from './measures/roster.ts'
import { measureRosterBoard } from './measures/roster-board.ts'
import { measureScanFile } from './measures/scan-file.ts'
import { measureTerminals } from './measures/terminals.ts'
import { measureWorkbooks } from './measures/workbooks.ts'

type Measure = (world: BenchDatabase, companies: [Company, Company]) => Promise<Figure[]>

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
})
const rounds = (thorough: number, quick: number) => (values.quick ? quick : thorough)

/** The order matters: later measurements can leave data that would affect earlier ones. */
const measures: Record<string, Measure> = {
  days: (world, companies) => measureDerivation(world, companies, rounds(3, 1)),
  payroll: (world, companies) => measurePayroll(world, companies, rounds(5, 2)),
  list: (world, [, large]) => measureEmployeeList(world, large, rounds(200, 75)),
  pdf: (world, [small]) => measurePayslipPdfs(world, small),
  scans: (world, [small]) => measureScanFile(world, small, rounds(3, 1)),
  workbooks: () => measureWorkbooks(rounds(5, 3)),
  roster: (world, [, large]) => measureRoster(world, large, rounds(10, 5)),
  board: (world, [, large]) => measureRosterBoard(world, large, rounds(5, 3)),
  log: (world, [small]) => measureLongLog(world, small, rounds(20, 10)),
  inbox: (world, [, large]) => measureInbox(world, large, rounds(20, 10)),
  bodies: (world, [small]) => measureHostileBody(world, small, rounds(5, 3)),
  addresses: (world, [small]) => measureKnownAddresses(world, small, rounds(60, 30)),
  busy: (world, [small]) => measureBusyServer(world, small, rounds(8, 4)),
  differences: (world, [, large]) => measureDifferences(world, large, rounds(5, 3)),
  clicks: (world, [small]) => measureClicks(world, small, rounds(9, 3)),
  load: (world, [small]) => measureFirstLoad(world, small, rounds(7, 3)),
  terminals: (world, [small]) => measureTerminals(world, small, rounds(5, 3)),
}

const startedAt = performance.now()
const say = (line: string) =>
  console.error(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${line}`)

async function measureAll(world: BenchDatabase): Promise<{ figures: Figure[]; failed: string[] }> {
  const figures: Figure[] = []
  const failed: string[] = []
  say('loading a month of 1,000 and of 10,000 people')
  const companies = await loadTwoCompanies(world)
  for (const [name, measure] of Object.entries(measures)) {
    if (values.only && !values.only.split(',').includes(name)) continue
    say(`measuring: ${name}`)
    try {
      figures.push(...(await measure(world, companies)))
    } catch (error) {
      console.error(error)
      failed.push(name)
    }
  }
  return { figures, failed }
}

const world = await startBenchDatabase()
const interrupted = () => void world.remove().finally(() => process.exit(1))
process.once('SIGINT', interrupted)
process.once('SIGTERM', interrupted)
try {
  const { figures, failed } = await measureAll(world)
  const machine = { cpu: os.cpus()[0]?.model, cores: os.cpus().length, node: process.version }
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const file = saveResults({ at: new Date(), quick: values.quick, seconds, machine, failed, figures })
  console.log(`\n${tableOf(figures)}\n\nWritten to ${file} in ${seconds} s.`)
  const missed = figures.filter((figure) => isMet(figure) === false)
  if (missed.length > 0) console.log(`Missed: ${missed.map(({ name }) => name.trim()).join('; ')}.`)
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}.`)
  process.exitCode = failed.length > 0 ? 1 : 0
} finally {
  await world.remove()
}
