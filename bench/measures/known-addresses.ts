import { request } from 'node:http'
import type { BenchDatabase } from '../bench-database.ts'
import type { Figure } from '../figures.ts'
import type { Company } from '../fixture/company.ts'
import { addAccount, withServer } from '../processes/with-server.ts'
import { summarize } from '../statistics.ts'
import { timed } from './figure.ts'

/**
 * Limit of the ratio of response times: above it, an attacker could distinguish known from unknown addresses.
 */
const RATIO = 1.3
const KINDS = ['known', 'unknown'] as const

/** A wrong password and a forgotten one, for an address with an account and for one without, in turn. */
export async function measureKnownAddresses(
  world: BenchDatabase,
  company: Company,
  rounds: number,
): Promise<Figure[]> {
  const { email } = await addAccount(world.db, {
    companyId: company.id,
    roles: ['companyadmin'],
    employeeId: null,
  })
  const asks = {
    'guessing a password': { path: '/api/auth/login', body: { password: 'guess' } },
    'asking for a code': { path: '/api/send-request-verification-code', body: { edit: false } },
  }
  return withServer(world, company.id, async ({ url }) => {
    const figures: Figure[] = []
    for (const [name, { path, body }] of Object.entries(asks)) {
      const times = { known: [] as number[], unknown: [] as number[] }
      for (let round = 0; round < rounds; round += 1) {
        for (const kind of round % 2 === 0 ? KINDS : KINDS.toReversed()) {
          const address = kind === 'known' ? email : `nobody-${round}@champa.test`
          times[kind].push(await timed(() => post(new URL(path, url), { ...body, email: address })))
        }
        // The rate limits would answer immediately.
        await world.owner.query('delete from rate_limit')
      }
      const [known, unknown] = [summarize(times.known).median, summarize(times.unknown).median]
      const ratio = Math.max(known, unknown) / Math.min(known, unknown)
      figures.push(
        {
          name: `${name}, address with an account`,
          value: known,
          unit: 'ms',
          rounds: summarize(times.known),
        },
        { name: '  slower to quicker kind of address', value: ratio, unit: 'ratio', goal: RATIO },
      )
    }
    return figures
  })
}

async function post(url: URL, body: object): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const headers = { 'content-type': 'application/json' }
  const sent = request(url, { method: 'POST', headers }, (answer) => {
    answer.resume()
    answer.on('end', resolve)
  })
  sent.on('error', reject)
  sent.end(JSON.stringify(body))
  await promise
}
