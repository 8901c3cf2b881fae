import { parentPort, workerData } from 'node:worker_threads'
import { readSharedStrings } from './shared-strings.ts'
import { type SheetLimits, type SheetRow, SheetScanner } from './sheet-scanner.ts'
import { UnreadableWorkbook } from './unreadable-workbook.ts'
import { chooseSheet, readParts, scanPart } from './workbook-parts.ts'
import type { ZipEntry } from './zip-directory.ts'

/** The input of the worker. */
export type ReadOrder = {
  bytes: Uint8Array
  entries: ZipEntry[]
  sheet: string | number | undefined
  limits: SheetLimits
  withSeconds: boolean
}

/** The messages of the worker: batches of rows, then the end; or the reason of a refusal. */
export type ReadNews =
  | { kind: 'rows'; rows: SheetRow[] }
  | { kind: 'end'; sheet: string; sheets: string[] }
  | { kind: 'refused'; code: UnreadableWorkbook['code']; detail: string }

const batchRows = 250
const port = parentPort
const post = (news: ReadNews) => port?.postMessage(news)

async function read(order: ReadOrder) {
  const { buffer, byteOffset, byteLength } = order.bytes
  const archive = { bytes: Buffer.from(buffer, byteOffset, byteLength), entries: order.entries }
  const parts = await readParts(archive)
  const sheet = chooseSheet(parts.sheets, order.sheet)
  const sharedStrings = await readSharedStrings(archive, parts.sharedStrings)
  let batch: SheetRow[] = []
  const send = () => {
    if (batch.length > 0) post({ kind: 'rows', rows: batch })
    batch = []
  }
  const scanner = new SheetScanner(
    { ...parts, sharedStrings, withSeconds: order.withSeconds },
    order.limits,
    (row) => {
      if (batch.push(row) >= batchRows) send()
    },
  )
  await scanPart(archive, sheet.path, scanner)
  send()
  post({ kind: 'end', sheet: sheet.name, sheets: parts.sheets.map(({ name }) => name) })
}

try {
  await read(workerData as ReadOrder)
} catch (error) {
  if (!(error instanceof UnreadableWorkbook)) throw error
  post({ kind: 'refused', code: error.code, detail: error.detail })
}
