import { deflateRawSync } from 'node:zlib'
import { checkWorkbook } from '#kit/server/excel/check-workbook.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { UnreadableWorkbook } from '#kit/server/excel/unreadable-workbook.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { makeZip, sheetXml, workbookParts } from '#kit/server/excel/zip-fixture.ts'
import type { Figure } from '../figures.ts'
import { watchEventLoop } from '../processes/event-loop-delay.ts'
import { figureOf, timed } from './figure.ts'

const MB = 1024 * 1024
const ROWS = 10_000
const EMPTY_ROWS = 1_000_000
const CELL = '<row r="1"><c r="A1"><v>1</v></c></row>'

/** How long it takes to refuse malicious workbooks, and how long writing a large one blocks the event loop. */
export async function measureWorkbooks(rounds: number): Promise<Figure[]> {
  const small = workbookParts(sheetXml(CELL))
  const bomb = makeZip([...small, { name: 'xl/media/a.xml', content: 'a', declaredBytes: 3_000_000_000 }])
  const zeros = deflateRawSync(Buffer.alloc(1024 * MB))
  const liar = makeZip(
    small.map((part) =>
      part.name === 'xl/worksheets/b.xml' ? { ...part, packed: zeros, declaredBytes: 4000 } : part,
    ),
  )
  const empty = Array.from({ length: EMPTY_ROWS }, (_, at) => `<row r="${at + 2}" s="1"/>`).join('')
  const hollow = makeZip(workbookParts(sheetXml(CELL + empty)))
  const repeated = async (work: () => Promise<number>) => {
    const values: number[] = []
    for (let round = 0; round < rounds; round += 1) values.push(await work())
    return values
  }
  const checked = await repeated(() => timed(() => refused(async () => checkWorkbook(bomb))))
  const inflated = await repeated(() => timed(() => refused(() => readWorkbook(liar))))
  const read = await repeated(() => timed(() => readWorkbook(hollow)))
  const held = await repeated(holdWhileWriting)
  return [
    figureOf('workbook that declares 3 GB, refused', 'ms', checked, 10),
    figureOf('workbook that hides 1 GB, refused', 'ms', inflated, 2000),
    figureOf('workbook with a million empty rows, read', 'ms', read, 5000),
    figureOf('event loop held while 10,000 rows are written', 'ms', held, 250),
  ]
}

/** Throws unless the workbook is refused. */
async function refused(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof UnreadableWorkbook) return
    throw error
  }
  throw new Error('A hostile workbook was accepted')
}

async function holdWhileWriting(): Promise<number> {
  const columns = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, header: key, type: 'text' as const }))
  async function* rows() {
    for (let at = 0; at < ROWS; at += 1) {
      if (at % 500 === 0) await new Promise((resolve) => setImmediate(resolve))
      yield { a: `ພະນັກງານ ${at}`, b: 'ສົມ', c: 'ພະແນກ', d: 'BCEL', e: '2026-04-01' }
    }
  }
  const longest = watchEventLoop()
  await writeWorkbook({ sheets: [{ name: 'a', columns, rows: rows() }] })
  return longest()
}
