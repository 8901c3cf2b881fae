import { createHash } from 'node:crypto'
import type { Tx } from '#kit/database/database.ts'
import type { JudgedUpload } from './judge-upload.ts'

const STORE = `
  insert into terminal_fault (company_id, terminal_id, digest, reason, line, first_at, last_at)
  select $1, terminal_id, digest, reason, line, at, at
  from unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::timestamptz[]) as given(terminal_id, digest, reason, line, at)
  on conflict (company_id, terminal_id, digest) do update
    set times = terminal_fault.times + 1, last_at = excluded.last_at`

/** Keeps the lines that could not become punches, each text of a terminal once. */
export async function storeFaults(tx: Tx, uploads: readonly JudgedUpload[]): Promise<void> {
  const rows = uploads.flatMap(({ terminalId, receivedAt, faults }) =>
    faults.map(({ reason, line }) => ({ terminalId, receivedAt, reason, line, digest: digestOf(line) })),
  )
  const once = [...new Map(rows.map((row) => [`${row.terminalId} ${row.digest}`, row])).values()]
  if (once.length === 0) return
  await tx.execute(STORE, [
    tx.companyId,
    once.map(({ terminalId }) => terminalId),
    once.map(({ digest }) => digest),
    once.map(({ reason }) => reason),
    once.map(({ line }) => line),
    once.map(({ receivedAt }) => receivedAt),
  ])
}

const digestOf = (line: string) => createHash('sha256').update(line).digest('hex').slice(0, 32)
