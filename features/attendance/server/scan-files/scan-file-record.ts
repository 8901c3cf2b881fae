import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ACCOUNTS } from '#features/access/server/index.ts'
import type { ErrorCode } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'

import { IdRow } from '#kit/database/row-types.ts'
import { instant, selected } from '#kit/server/list/list-sql.ts'
import type { UnmatchedPin } from '../../contract/pins.ts'
import { type ScanFormat, ScanLayout } from '../../contract/scan-layout.ts'
import { type BadScanLine, ScanFile } from '../../contract.ts'
import type { UnclearFile } from './read-scans.ts'

/** The columns of the contract's `ScanFile` except its bad lines. */
export const SCAN_FILE_COLUMNS = {
  id: 'f.id',
  file_name: 'f.file_name',
  status: 'f.status',
  format: 'f.format',
  line_count: 'f.line_count',
  done_count: 'f.done_count',
  stored_count: 'f.stored_count',
  repeated_count: 'f.repeated_count',
  unmatched_count: 'f.unmatched_count',
  bad_count: 'f.bad_count',
  people_count: 'f.people_count',
  first_at: instant('f.first_at'),
  last_at: instant('f.last_at'),
  error_code: 'f.error_code',
  created_at: instant('f.created_at'),
  created_by: `(select a.name from ${ACCOUNTS} a where a.id = f.created_by)`,
}

/** Number of bad lines in an answer; errors.csv contains all. */
const SHOWN_BAD_LINES = 100

/** The PINs of the file that belonged to nobody, with the number of lines that still wait; the latest 200 with most lines. */
const UNMATCHED = `coalesce((
  select jsonb_agg(jsonb_build_object('pin', u.pin, 'lines', u.lines, 'first_at', u.first_at, 'last_at', u.last_at, 'waiting', (
      select count(*) from unmatched_scan w where w.company_id = f.company_id and w.pin_key = u.pin_key)) order by u.lines desc, u.pin)
  from (select * from jsonb_to_recordset(f.unmatched) as r(pin text, pin_key text, lines int, first_at text, last_at text)
    order by lines desc limit 200) as u), '[]'::jsonb)`

const SHOW = `
  select ${selected(SCAN_FILE_COLUMNS)}, jsonb_path_query_array(f.bad_lines, '$[0 to ${SHOWN_BAD_LINES - 1}]') as bad_lines,
    ${UNMATCHED} as unmatched, f.question
  from scan_file f where f.company_id = $1 and f.id = $2`

export function findScanFile(tx: Tx, id: number): Promise<ScanFile | null> {
  return tx.maybeOne(ScanFile, SHOW, [tx.companyId, id])
}

export interface NewScanFile {
  fileName: string
  bytes: Buffer
  accountId: number | null
  /** Stores the file until a job reads it. */
  keep: boolean
}

export async function addScanFile(tx: Tx, file: NewScanFile): Promise<number> {
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  const row = await tx.one(
    IdRow,
    `insert into scan_file (company_id, file_name, sha256, content, created_by) values ($1, $2, $3, $4, $5) returning id`,
    [tx.companyId, file.fileName, sha256, file.keep ? file.bytes : null, file.accountId],
  )
  return row.id
}

export interface ScanFileCounts {
  lines: number
  stored: number
  repeated: number
  /** Lines whose PIN belongs to nobody. */
  unmatched: number
}

/** What a file contains: the first and last scan in ISO 8601, the employees, and the PINs that belong to nobody. */
export interface ScanFileSummary {
  firstAt: string | null
  lastAt: string | null
  people: number
  unmatched: readonly (UnmatchedPin & { pin_key: string })[]
}

export async function finishScanFile(
  tx: Tx,
  id: number,
  counts: ScanFileCounts,
  summary: ScanFileSummary & { format: ScanFormat },
  bad: readonly BadScanLine[],
): Promise<void> {
  await tx.execute(
    `update scan_file set status = 'done', line_count = $3, done_count = $3, stored_count = $4, repeated_count = $5,
       bad_count = $6, bad_lines = $7, unmatched_count = $8, unmatched = $9, people_count = $10, first_at = $11, last_at = $12,
       format = $13, question = null, content = null
     where company_id = $1 and id = $2`,
    [
      ...[tx.companyId, id, counts.lines, counts.stored, counts.repeated, bad.length, JSON.stringify(bad)],
      ...[
        counts.unmatched,
        JSON.stringify(summary.unmatched),
        summary.people,
        summary.firstAt,
        summary.lastAt,
        summary.format,
      ],
    ],
  )
}

/** Marks the file as failed: it cannot be read at all, and none of it was stored. */
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

/** Marks the file as unclear: somebody must say where its columns are. It is kept. */
export async function askAboutScanFile(tx: Tx, id: number, { question, shape }: UnclearFile): Promise<void> {
  await tx.execute(
    `update scan_file set status = 'unclear', question = $3, shape = $4 where company_id = $1 and id = $2`,
    [tx.companyId, id, JSON.stringify(question), shape],
  )
}

const LayoutRow = z.object({ shape: z.string(), layout: ScanLayout })

/** The columns that the company gave for files, by shape. */
export async function readLayouts(tx: Tx): Promise<Map<string, ScanLayout>> {
  const sql = 'select shape, layout from scan_layout where company_id = $1'
  const rows = await tx.query(LayoutRow, sql, [tx.companyId])
  return new Map(rows.map(({ shape, layout }) => [shape, layout]))
}
