import { createHash } from 'node:crypto'
import type { ErrorCode } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import type { BadScanLine, ScanFile } from '../../contract.ts'

/** An instant as it is written in Vientiane (UTC+7), ISO 8601 with its offset. */
export const localInstant = (column: string) =>
  `to_char(${column} at time zone interval '7 hours', 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"')`

/** The columns of a `ScanFile` of the contract but its bad lines. */
export const SCAN_FILE_COLUMNS = `
  f.id, f.file_name, f.status, f.line_count, f.done_count, f.stored_count, f.repeated_count, f.bad_count, f.error_code,
  ${localInstant('f.created_at')} as created_at,
  (select a.name from account a where a.id = f.created_by) as created_by`

/** How many bad lines an answer shows; errors.csv has them all. */
const SHOWN_BAD_LINES = 100

const SHOW = `
  select ${SCAN_FILE_COLUMNS}, jsonb_path_query_array(f.bad_lines, '$[0 to ${SHOWN_BAD_LINES - 1}]') as bad_lines
  from scan_file f where f.company_id = $1 and f.id = $2`

export function findScanFile(tx: Tx, id: number): Promise<ScanFile | null> {
  return tx.maybeOne<ScanFile>(SHOW, [tx.companyId, id])
}

export interface NewScanFile {
  fileName: string
  bytes: Buffer
  accountId: number | null
  /** The file waits to be read by a job, so it is kept until then. */
  keep: boolean
}

export async function addScanFile(tx: Tx, file: NewScanFile): Promise<number> {
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  const row = await tx.one<{ id: number }>(
    `insert into scan_file (company_id, file_name, sha256, content, created_by) values ($1, $2, $3, $4, $5) returning id`,
    [tx.companyId, file.fileName, sha256, file.keep ? file.bytes : null, file.accountId],
  )
  return row.id
}

export interface ScanFileCounts {
  lines: number
  stored: number
  repeated: number
}

export async function finishScanFile(
  tx: Tx,
  id: number,
  counts: ScanFileCounts,
  bad: readonly BadScanLine[],
): Promise<void> {
  await tx.execute(
    `update scan_file set status = 'done', line_count = $3, done_count = $3, stored_count = $4, repeated_count = $5,
       bad_count = $6, bad_lines = $7, content = null
     where company_id = $1 and id = $2`,
    [tx.companyId, id, counts.lines, counts.stored, counts.repeated, bad.length, JSON.stringify(bad)],
  )
}

/** The file as a whole cannot be read; nothing of it was stored. */
export async function failScanFile(tx: Tx, id: number, code: ErrorCode): Promise<void> {
  await tx.execute(
    `update scan_file set status = 'failed', error_code = $3, content = null where company_id = $1 and id = $2`,
    [tx.companyId, id, code],
  )
}

export async function noteProgress(tx: Tx, id: number, done: number, total: number): Promise<void> {
  await tx.execute(
    `update scan_file set done_count = $3, line_count = $4 where company_id = $1 and id = $2 and status = 'reading'`,
    [tx.companyId, id, done, total],
  )
}
