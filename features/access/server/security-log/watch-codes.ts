import type { FastifyBaseLogger } from 'fastify'
import type { Tx } from '#kit/database/database.ts'
import { eventCounter } from '#kit/server/event-counters.ts'
import { countThisHour } from './count-repeats.ts'

/** Users mistype a few codes a day; this number in an hour over all accounts indicates guessing. Each further thousand is reported again. */
const ALARM = 100
const AGAIN = 1000

const wrongCodes = eventCounter(
  'champa_wrong_reset_codes_total',
  'Wrong codes for a new password, over all accounts.',
)

/** Counts a wrong code over all accounts and processes, and warns if there are many. It does not block anybody; see docs/security.md. */
export async function countWrongCode(tx: Tx, log: FastifyBaseLogger): Promise<void> {
  wrongCodes.count += 1
  const times = await countThisHour(tx, 'wrong-reset-codes')
  if (times === ALARM || (times > ALARM && times % AGAIN === 0))
    log.warn({ wrongCodes: times }, 'many wrong codes for a new password in this hour, over all accounts')
}
