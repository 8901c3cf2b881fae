import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import { CountRow } from '#kit/database/row-types.ts'
import { type BenchDatabase, settle } from '../bench-database.ts'
import type { Figure } from '../figures.ts'
import type { Company } from '../fixture/company.ts'
import { TerminalSocket } from '../processes/terminal-socket.ts'
import { type Served, withServer } from '../processes/with-server.ts'
import { percentile } from '../statistics.ts'
import { figureOf } from './figure.ts'

const TERMINALS = 200
const SINGLE_SECONDS = 10
const SINGLES_GOAL = 1000
const BATCH_TERMINALS = 20
const BATCH_LINES = 1000
const BATCH_GOAL = 20_000

/**
 * Punches of terminals through their door over HTTP, answered after the commit with fsync: first single ones of 200 terminals, each of which
 * sends the next after the answer; then uploads of 1,000 lines of 20 terminals. All PINs belong to employees, so that every punch becomes
 * a scan and marks its days. Throws if a punch is missing afterwards.
 */
export async function measureTerminals(
  world: BenchDatabase,
  company: Company,
  rounds: number,
): Promise<Figure[]> {
  const serials = await addTerminals(world, company)
  const pins = await readPins(world, company)
  return withServer(world, company.id, async (served) => {
    const single = await measureSingles(world, served, company, { serials, pins })
    const speeds: number[] = []
    for (let round = 0; round < rounds; round += 1)
      speeds.push(await measureBatches(world, served, company, { serials, pins, round }))
    return [...single, ...batchFigures(speeds)]
  })
}

interface Devices {
  serials: readonly string[]
  pins: readonly string[]
}

async function addTerminals({ db }: BenchDatabase, { id }: Company): Promise<string[]> {
  const serials = Array.from({ length: TERMINALS }, (_, at) => `BENCH${10_000 + at}`)
  await db.inCompany(id, async (tx) => {
    await tx.execute(
      `insert into terminal (company_id, serial, name) select $1, serial, serial from unnest($2::text[]) as serial`,
      [id, serials],
    )
    await tx.execute(
      `insert into terminal_serial (company_id, terminal_id, serial) select $1, id, serial from terminal where company_id = $1`,
      [id],
    )
  })
  return serials
}

async function readPins({ db }: BenchDatabase, { id }: Company): Promise<string[]> {
  const Row = z.object({ id: Id, emp_number: z.string() })
  const sql = 'select id, emp_number from employee where company_id = $1 order by id'
  const rows = await db.inCompany(id, (tx) => tx.query(Row, sql, [id]))
  return rows.map(({ emp_number }) => emp_number)
}

const countPunches = ({ db }: BenchDatabase, { id }: Company) =>
  db.inCompany(
    id,
    async (tx) =>
      (await tx.one(CountRow, 'select count(*) as count from terminal_punch where company_id = $1', [id]))
        .count,
  )

/** A line of the second `at` since 2025. */
function lineOf(pin: string, at: number): string {
  const time = new Date(Date.UTC(2025, 0, 1) + at * 1000).toISOString().slice(0, 19).replace('T', ' ')
  return `${pin}\t${time}\t0\t1\t0\t0\t0\n`
}

async function measureSingles(
  world: BenchDatabase,
  { url }: Served,
  company: Company,
  { serials, pins }: Devices,
): Promise<Figure[]> {
  const times: number[] = []
  const started = performance.now()
  const end = started + SINGLE_SECONDS * 1000
  const sockets = serials.map((serial) => new TerminalSocket(url, serial))
  await Promise.all(
    sockets.map(async (socket, terminal) => {
      for (let at = 0; performance.now() < end; at += 1) {
        const pin = pins[(terminal * 5 + at) % pins.length] as string
        const sent = performance.now()
        await socket.upload(lineOf(pin, at * 120), 1)
        times.push(performance.now() - sent)
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  for (const socket of sockets) socket.close()
  const stored = await countPunches(world, company)
  if (stored !== times.length) throw new Error(`${stored} of ${times.length} punches are stored`)
  return [
    {
      name: 'single punches of 200 terminals',
      value: times.length / seconds,
      unit: 'punches/s',
      goal: SINGLES_GOAL,
      isLeast: true,
    },
    { name: 'single punch, p50', value: percentile(times, 0.5), unit: 'ms' },
    { name: 'single punch, p95', value: percentile(times, 0.95), unit: 'ms' },
  ]
}

async function measureBatches(
  world: BenchDatabase,
  { url }: Served,
  company: Company,
  { serials, pins, round }: Devices & { round: number },
): Promise<number> {
  await settle(world.owner, 'scan', 'terminal_punch', 'attendance_change')
  const before = await countPunches(world, company)
  // Made before the measurement; each terminal has other seconds.
  const uploads = serials.slice(0, BATCH_TERMINALS).map((_, terminal) =>
    Array.from({ length: 5 }, (__, upload) => {
      const first = ((round + 1) * 1_000_000 + (terminal * 5 + upload) * BATCH_LINES) * 3
      const line = (at: number) => lineOf(pins[at % pins.length] as string, first + at)
      return Array.from({ length: BATCH_LINES }, (___, at) => line(at)).join('')
    }),
  )
  const sockets = serials.slice(0, BATCH_TERMINALS).map((serial) => new TerminalSocket(url, serial))
  const started = performance.now()
  await Promise.all(
    sockets.map(async (socket, terminal) => {
      for (const lines of uploads[terminal] ?? []) await socket.upload(lines, BATCH_LINES)
    }),
  )
  const seconds = (performance.now() - started) / 1000
  for (const socket of sockets) socket.close()
  const sent = BATCH_TERMINALS * 5 * BATCH_LINES
  const stored = (await countPunches(world, company)) - before
  if (stored !== sent) throw new Error(`${stored} of ${sent} punches are stored`)
  return sent / seconds
}

function batchFigures(speeds: readonly number[]): Figure[] {
  const figure = figureOf('punches of 20 terminals, 1,000 at once', 'punches/s', speeds, BATCH_GOAL)
  return [{ ...figure, isLeast: true }]
}
