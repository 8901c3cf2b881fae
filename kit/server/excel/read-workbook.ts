import { Worker } from 'node:worker_threads'
import { checkWorkbook, type WorkbookLimits } from './check-workbook.ts'
import { findHeaderRow, headerTexts, rowsAboveHeader } from './header-row.ts'
import type { ReadNews, ReadOrder } from './read-workbook.worker.ts'
import type { SheetRow } from './sheet-scanner.ts'
import { UnreadableWorkbook } from './unreadable-workbook.ts'

export type { SheetCell } from './cell-value.ts'
export type { SheetRow } from './sheet-scanner.ts'

/**
 * A sheet: `headers` by column letters, and the non-empty rows below the header with their row numbers in
 * Excel.
 */
export type SheetRows = {
  sheet: string
  sheets: string[]
  headerRow: number | undefined
  headers: Record<string, string>
  rows: SheetRow[]
}

/**
 * `sheet` by name or index (from 0); default: the first visible one. Rows are data rows; processor time and
 * memory are the worker's. `withSeconds`: dates are 'YYYY-MM-DD HH:MM:SS', otherwise rounded to minutes.
 */
export type ReadWorkbookOptions = Partial<WorkbookLimits> & {
  sheet?: string | number
  maxRows?: number
  maxColumns?: number
  maxCpuMs?: number
  maxMemoryMb?: number
  withSeconds?: boolean
}

const maxCharacters = 48_000_000
const longestPauseMs = 250
/** A worker that neither ends nor works is terminated after its processor time limit times this factor. */
const idleFactor = 15

/**
 * Reads one sheet of an uploaded .xlsx in a separate worker thread, which is terminated if it uses too much
 * processor time or memory. Waiting time on a busy machine does not count. Throws `UnreadableWorkbook` for an
 * invalid file.
 */
export async function readWorkbook(bytes: Buffer, options: ReadWorkbookOptions = {}): Promise<SheetRows> {
  const read = await readAllRows(bytes, options)
  const { maxRows = defaultRows } = options
  const header = findHeaderRow(read.rows)
  const rows = read.rows.filter((row) => row.number > (header?.number ?? 0))
  if (rows.length > maxRows) throw new UnreadableWorkbook('workbook_too_many_rows', `more than ${maxRows}`)
  return { ...read, headerRow: header?.number, headers: headerTexts(header), rows }
}

const defaultRows = 20_000

/** The same without looking for a header: every non-empty row, of at most `maxRows` and the rows above a table. */
export async function readAllRows(bytes: Buffer, options: ReadWorkbookOptions = {}): Promise<AllRows> {
  const {
    sheet,
    maxRows = defaultRows,
    maxColumns = 100,
    maxCpuMs = 20_000,
    maxMemoryMb = 256,
    withSeconds = false,
  } = options
  const entries = checkWorkbook(bytes, options)
  const limits = { maxRows: maxRows + rowsAboveHeader + 1, maxColumns, maxCharacters }
  return readInWorker({ bytes, entries, sheet, limits, withSeconds }, maxCpuMs, maxMemoryMb)
}

/** The non-empty rows of a sheet. */
export type AllRows = Pick<SheetRows, 'sheet' | 'sheets' | 'rows'>

function readInWorker(order: ReadOrder, maxCpuMs: number, maxMemoryMb: number): Promise<AllRows> {
  const worker = new Worker(new URL('./read-workbook.worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  })
  const rows: SheetRow[] = []
  const result = new Promise<AllRows>((resolve, reject) => {
    const refuse = (code: UnreadableWorkbook['code'], detail: string) =>
      reject(new UnreadableWorkbook(code, detail))
    const stopWatching = watchCpu(worker, maxCpuMs, () => refuse('workbook_timeout', `${maxCpuMs} ms`))
    worker.on('message', (news: ReadNews) => {
      if (news.kind === 'rows') for (const row of news.rows) rows.push(row)
      else if (news.kind === 'end') resolve({ sheet: news.sheet, sheets: news.sheets, rows })
      else refuse(news.code, news.detail)
    })
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') refuse('workbook_too_large', `${maxMemoryMb} MB`)
      else reject(error)
    })
    worker.on('exit', () => {
      stopWatching()
      reject(new Error('the workbook reader ended without an answer'))
    })
  })
  return result.finally(() => worker.terminate())
}

/**
 * Calls `giveUp` once the worker has used more than `maxCpuMs` of processor time. Returns what ends the watch.
 */
function watchCpu(worker: Worker, maxCpuMs: number, giveUp: () => void): () => void {
  const idle = setTimeout(giveUp, maxCpuMs * idleFactor)
  const look = setInterval(
    async () => {
      // Rejects once the worker has ended.
      const used = await worker.cpuUsage().catch(() => null)
      if (used && (used.user + used.system) / 1000 > maxCpuMs) giveUp()
    },
    Math.min(longestPauseMs, maxCpuMs),
  )
  return () => {
    clearTimeout(idle)
    clearInterval(look)
  }
}
