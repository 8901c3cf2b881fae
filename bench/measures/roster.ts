import { addDays } from '#kit/contract/days.ts'
import type { BenchDatabase } from '../bench-database.ts'
import type { Figure } from '../figures.ts'
import type { Company } from '../fixture/company.ts'
import type { HttpClient } from '../processes/http-client.ts'
import { withServer } from '../processes/with-server.ts'
import { summarize } from '../statistics.ts'

const PEOPLE = 2000
export const RANGE = { from: '2027-01-01', to: '2027-01-31' }
const WEEK = 7
const PASTED_PEOPLE = 100
const BOARD = `/api/employee-roster?from=${RANGE.from}&to=${RANGE.to}&per_page=${PEOPLE}`
const BOARD_MS = 1000
const SAVE_MS = 400

interface Board {
  data: { id: number; versions: number[] }[]
  shifts: { id: number; is_usable: boolean }[]
}

/** The board of 2,000 people and 31 days: without cells, with a cell on each day, and the save of pasted cells: a row of 31, and a week of 100 people. */
export async function measureRoster(
  world: BenchDatabase,
  company: Company,
  rounds: number,
): Promise<Figure[]> {
  return withServer(world, company.id, async ({ client }) => {
    const empty = await times(rounds, () => client.call('GET', BOARD))
    const { data, shifts } = await client.json<Board>('GET', BOARD)
    if (data.length !== PEOPLE) throw new Error(`${data.length} people`)
    const usable = shifts.filter(({ is_usable }) => is_usable).map(({ id }) => id)
    const filled = await client.call('POST', '/api/employee-roster/add/employee', {
      ...RANGE,
      employee_ids: data.map(({ id }) => id),
      shift_ids: Array.from({ length: 7 }, (_, at) => (at === 6 ? null : usable[at % usable.length])),
    })
    const full = await times(rounds, () => client.call('GET', BOARD))
    const saves = await savePasted(client, usable, { people: 1, days: 31, rounds })
    const weeks = await savePasted(client, usable, { people: PASTED_PEOPLE, days: WEEK, rounds })
    const published = await publish(client)
    const figure = (name: string, values: readonly number[], goal?: number): Figure => {
      const summary = summarize(values)
      return { name, value: summary.median, unit: 'ms', rounds: summary, ...(goal ? { goal } : {}) }
    }
    return [
      figure('roster of 2,000 × 31, without cells', empty, BOARD_MS),
      figure('roster of 2,000 × 31, 62,000 drafts', full, BOARD_MS),
      figure('  a pasted row of 31 cells saved', saves, SAVE_MS),
      figure('  a pasted week of 100 people, 700 cells, saved', weeks, SAVE_MS),
      figure('  62,000 drafts stored', [filled.milliseconds]),
      figure('  62,000 drafts published', [published]),
    ]
  })
}

async function times(rounds: number, work: () => Promise<{ milliseconds: number }>): Promise<number[]> {
  const values: number[] = []
  for (let round = 0; round < rounds; round += 1) values.push((await work()).milliseconds)
  return values
}

interface Pasted {
  people: number
  days: number
  rounds: number
}

/** Saves the first days of the same number of other people in each round. */
async function savePasted(
  client: HttpClient,
  shifts: readonly number[],
  { people, days, rounds }: Pasted,
): Promise<number[]> {
  const { data } = await client.json<Board>('GET', BOARD)
  const values: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const rows = data.slice(round * people, (round + 1) * people)
    const cells = rows.flatMap(({ id, versions }) =>
      versions.slice(0, days).map((version, at) => ({
        employee_id: id,
        date: addDays(RANGE.from, at),
        set: 'shift',
        shift_id: shifts[round % shifts.length],
        version,
      })),
    )
    values.push((await client.call('POST', '/api/employee-roster/cells', { cells })).milliseconds)
  }
  return values
}

/** Milliseconds to publish all drafts, after their check. */
async function publish(client: HttpClient): Promise<number> {
  const checked = await client.json<{ data: { version: number } }>(
    'POST',
    '/api/employee-roster/check',
    RANGE,
  )
  const body = { ...RANGE, seen: checked.data.version, confirmed: true }
  return (await client.call('POST', '/api/employee-roster/publish', body)).milliseconds
}
