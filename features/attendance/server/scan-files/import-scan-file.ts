import { type DaysOfEmployee, markDaysAround } from '#features/schedules/server/index.ts'
import { earlierDay, laterDay } from '#kit/contract/days.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import type { BadScanLine } from '../../contract.ts'
import { type FileScan, readableText } from '../../domain/parse-attlog.ts'
import { analyzeAfterImport } from '../analyze.ts'
import { ONE_FILE_AT_ONCE } from '../locks.ts'
import { localSecondOf } from '../vientiane.ts'
import { matchScans } from './match-scans.ts'
import { type FileOfScans, readClearScans } from './read-scans.ts'
import { addScanFile, finishScanFile, type ScanFileCounts } from './scan-file-record.ts'
import { storeScans } from './store-scans.ts'
import { storeUnmatched, summarizeScans } from './unmatched-scans.ts'

export interface ImportOptions {
  /** Processed lines, of all; while one chunk is stored the event loop is free. */
  onProgress?: (done: number, total: number) => void
  /** The server's clock; default now. Later scans are refused. */
  now?: Date
}

export interface ImportedScans extends ScanFileCounts {
  scanFileId: number
  bad: BadScanLine[]
  /** The lines whose PIN belongs to nobody. */
  unmatchedLines: () => BadScanLine[]
}

const ROWS_AT_ONCE = 10_000

/**
 * Stores the scans of a file in a known format, all or none, in one transaction; each scan (employee, second) once, even if
 * it is in several files. Marks the days that the new scans can change. Lines whose PIN belongs to nobody wait until
 * somebody gets it. lines = stored + repeated + unmatched + bad. Throws
 * `file_not_scans`, `file_too_many_rows`.
 */
export async function importScanFile(
  db: Database,
  companyId: number,
  file: { fileName: string; bytes: Buffer },
  actor: Actor,
  options: ImportOptions = {},
): Promise<ImportedScans> {
  return importScans(db, companyId, { ...file, scans: await readClearScans(file.bytes) }, actor, options)
}

/** The same for a file that is already read. */
export async function importScans(
  db: Database,
  companyId: number,
  file: { fileName: string; bytes: Buffer; scans: FileOfScans },
  actor: Actor,
  options: ImportOptions = {},
): Promise<ImportedScans> {
  const imported = await db.inCompany(
    companyId,
    async (tx) => {
      const scanFileId = await addScanFile(tx, { ...file, accountId: actor.accountId, keep: false })
      return storeAttlog(tx, { scanFileId, ...file.scans, actor }, options)
    },
    ONE_FILE_AT_ONCE,
  )
  await analyzeAfterImport(db, companyId, imported.stored)
  return imported
}

export interface ReadScanFile extends FileOfScans {
  scanFileId: number
  actor: Actor
}

/** The second half of `importScanFile`, for a file that already has a record: in a transaction of `ONE_FILE_AT_ONCE`. */
export async function storeAttlog(
  tx: Tx,
  file: ReadScanFile,
  options: ImportOptions,
): Promise<ImportedScans> {
  const { scanFileId, attlog, text: bytes, actor } = file
  const { scans, unmatched, bad } = await matchScans(
    tx,
    attlog,
    bytes,
    localSecondOf(options.now ?? new Date()),
  )
  const changed = new ChangedDays()
  const origin = {
    source: 'terminal' as const,
    scanFileId,
    rawLine: ({ start, end }: FileScan) => bytes.toString('utf8', start, end),
  }
  let stored = 0
  for (let at = 0; at < scans.length; at += ROWS_AT_ONCE) {
    const chunk = await storeScans(tx, origin, scans.slice(at, at + ROWS_AT_ONCE))
    stored += chunk.stored
    changed.add(chunk.days)
    options.onProgress?.(
      Math.min(at + ROWS_AT_ONCE, scans.length) + bad.length + unmatched.length,
      attlog.lines,
    )
  }
  await markDaysAround(tx, changed.all())
  await storeUnmatched(tx, scanFileId, unmatched, bytes)
  const summary = { ...summarizeScans(scans, unmatched), format: file.format }
  const counts = {
    lines: attlog.lines,
    stored,
    repeated: scans.length - stored,
    unmatched: unmatched.length,
  }
  await finishScanFile(tx, scanFileId, counts, summary, bad)
  const after = { ...counts, bad: bad.length }
  await audit(tx, tx.companyId, actor, { action: 'import', entity: 'scan_file', entityId: scanFileId, after })
  const unmatchedLines = () => unmatched.map((scan) => lineOf(scan, bytes))
  return { ...counts, scanFileId, bad, unmatchedLines }
}

const lineOf = ({ line, start, end }: FileScan, bytes: Buffer): BadScanLine => ({
  line,
  text: readableText(bytes, start, end),
  reason: 'unknown_employee',
})

/** From the first to the last changed day of each employee. */
class ChangedDays {
  readonly #byEmployee = new Map<number, DaysOfEmployee>()

  add(days: readonly DaysOfEmployee[]): void {
    for (const given of days) {
      const merged = this.#byEmployee.get(given.employeeId) ?? given
      this.#byEmployee.set(given.employeeId, {
        employeeId: given.employeeId,
        firstDay: earlierDay(given.firstDay, merged.firstDay),
        lastDay: laterDay(given.lastDay, merged.lastDay),
      })
    }
  }

  all(): DaysOfEmployee[] {
    return [...this.#byEmployee.values()]
  }
}
