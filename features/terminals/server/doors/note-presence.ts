import type { Logger } from 'pino'
import type { Database } from '#kit/database/database.ts'
import type { ClaimedTerminal } from './find-terminal.ts'

/** What a terminal says about itself. */
export interface TerminalFacts {
  pushVersion?: string
  firmware?: string
  options?: Record<string, string>
  userCount?: number
  punchCount?: number
}

const EVERY_MS = 60_000

const SEEN = `
  update terminal t set last_seen_at = greatest(t.last_seen_at, seen.at), address = seen.address
  from unnest($2::bigint[], $3::timestamptz[], $4::text[]) as seen(id, at, address)
  where t.company_id = $1 and t.id = seen.id`

const FACTS = `
  update terminal set last_seen_at = greatest(last_seen_at, $3), address = $4,
    push_version = coalesce($5, push_version), firmware = coalesce($6, firmware), options = case when $7::jsonb = '{}' then options else $7::jsonb end,
    device_user_count = coalesce($8, device_user_count), device_punch_count = coalesce($9, device_punch_count)
  where company_id = $1 and id = $2`

interface Seen {
  companyId: number
  at: Date
  address: string
}

/**
 * Notes when terminals called. Two hundred of them call every few seconds, so the times are held in memory and written once a minute; the
 * first call of a process is written at once.
 */
export class Presence {
  readonly #db: Database
  readonly #log: Logger
  readonly #seen = new Map<number, Seen>()
  readonly #known = new Set<number>()
  readonly #timer: NodeJS.Timeout

  constructor(db: Database, log: Logger) {
    this.#db = db
    this.#log = log
    this.#timer = setInterval(() => void this.write(), EVERY_MS).unref()
  }

  async note({ companyId, terminalId }: ClaimedTerminal, at: Date, address: string): Promise<void> {
    this.#seen.set(terminalId, { companyId, at, address })
    if (this.#known.has(terminalId)) return
    this.#known.add(terminalId)
    await this.write()
  }

  /** Writes what a terminal has said about itself. */
  async noteFacts(
    { companyId, terminalId }: ClaimedTerminal,
    { at, address }: { at: Date; address: string },
    facts: TerminalFacts,
  ): Promise<void> {
    this.#known.add(terminalId)
    await this.#db.inCompany(companyId, (tx) =>
      tx.execute(FACTS, [
        ...[tx.companyId, terminalId, at, address, facts.pushVersion ?? null, facts.firmware ?? null],
        ...[JSON.stringify(facts.options ?? {}), facts.userCount ?? null, facts.punchCount ?? null],
      ]),
    )
  }

  /** Writes the times that are still in memory. */
  async write(): Promise<void> {
    const all = [...this.#seen]
    this.#seen.clear()
    for (const [companyId, ofCompany] of Map.groupBy(all, ([, seen]) => seen.companyId)) {
      const values = [
        ofCompany.map(([id]) => id),
        ofCompany.map(([, { at }]) => at),
        ofCompany.map(([, { address }]) => address),
      ]
      await this.#db
        .inCompany(companyId, (tx) => tx.execute(SEEN, [tx.companyId, ...values]), { mayBeLost: true })
        .catch((error) => this.#log.warn({ err: error }, 'times of terminals were not written'))
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.write()
  }
}
