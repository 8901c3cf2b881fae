import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Database } from '#kit/database/database.ts'

/** Where a serial belongs. */
export interface ClaimedTerminal {
  companyId: number
  terminalId: number
}

const ClaimedRow = z.object({ company_id: Id, terminal_id: Id })
const CLAIMED =
  'select company_id, terminal_id from terminal_serial where serial = $1 and released_at is null'

/** Another process can move a terminal: its transaction notices that, because it locks the terminal. */
const REMEMBERED_MS = 30_000
const MOST_REMEMBERED = 20_000

export type FindTerminal = ((serial: string) => Promise<ClaimedTerminal | null>) & {
  /** After an answer that this process can no longer trust. */
  forget: (serial: string) => void
}

/** Finds the company of a serial, over all companies. Remembers it for some seconds; a claim takes effect at once. */
export function terminalFinder(db: Database): FindTerminal {
  const remembered = new Map<string, { found: ClaimedTerminal; until: number }>()
  const find = async (serial: string) => {
    const entry = remembered.get(serial)
    if (entry && Date.now() < entry.until) return entry.found
    const row = await db.asProvider((tx) => tx.maybeOne(ClaimedRow, CLAIMED, [serial]))
    if (!row) return null
    const found = { companyId: row.company_id, terminalId: row.terminal_id }
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(serial, { found, until: Date.now() + REMEMBERED_MS })
    return found
  }
  return Object.assign(find, { forget: (serial: string) => void remembered.delete(serial) })
}
