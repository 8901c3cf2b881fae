import { readFileSync } from 'node:fs'
import path from 'node:path'
import { importScanFile } from '#features/attendance/server/index.ts'
import { type BenchDatabase, settle } from '../bench-database.ts'
import type { Figure } from '../figures.ts'
import type { Company } from '../fixture/company.ts'
import { APRIL } from '../fixture/load-company.ts'
import { figureOf, timed } from './figure.ts'

/**
 * Imports a terminal's file of a month: first all lines are new, then the same file again. Marks days as
 * changed, like an upload.
 */
export async function measureScanFile(
  { db, owner }: BenchDatabase,
  company: Company,
  rounds: number,
): Promise<Figure[]> {
  const file = { fileName: 'scans.attlog', bytes: readFileSync(path.join(APRIL, 'scans.attlog')) }
  const now = new Date(Math.max(company.monthEnd, Date.now()))
  const speeds: Record<'first' | 'again', number[]> = { first: [], again: [] }
  for (let round = 0; round < rounds; round += 1) {
    await owner.query('delete from scan where company_id = $1', [company.id])
    for (const which of ['first', 'again'] as const) {
      await settle(owner, 'scan', 'attendance_change')
      let lines = 0
      const ms = await timed(async () => {
        const imported = await importScanFile(
          db,
          company.id,
          file,
          { accountId: null, name: 'bench' },
          { now },
        )
        lines = imported.lines
        const count = which === 'first' ? imported.stored : imported.repeated
        // The file contains some scans twice.
        if (count < lines * 0.9) throw new Error(`${count} of ${lines} scans were ${which}`)
      })
      speeds[which].push((lines / ms) * 1000)
    }
  }
  return [
    figureOf('scans of a file, first time', 'scans/s', speeds.first),
    figureOf('scans of a file, sent again', 'scans/s', speeds.again),
  ]
}
