import { createHash } from 'node:crypto'
import { z } from 'zod'
import { foldLao } from '#kit/contract/lao-folding.ts'
import { type Context, inCompany } from '../handler.ts'

type Fields = Record<string, string | null>

/** What a company chose for the columns of a kind of file, by the keys of the headings. */
export interface ColumnMemory {
  /** The fields of an earlier file with the same headings in any order; null: there was none. */
  recall: (keys: readonly string[]) => Promise<Fields | null>
  /** The latest choice counts. */
  remember: (fields: Fields) => Promise<void>
}

/** The key of a heading among the headings of a file; a repeated one is counted. */
export function headingKeys(headers: Readonly<Record<string, string>>): Record<string, string> {
  const counts = new Map<string, number>()
  return Object.fromEntries(
    Object.entries(headers).map(([letters, heading]) => {
      const folded = foldLao(heading)
      const count = (counts.get(folded) ?? 0) + 1
      counts.set(folded, count)
      return [letters, count === 1 ? folded : `${folded} #${count}`]
    }),
  )
}

const hashOf = (keys: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(keys.toSorted())).digest('hex')

const Row = z.object({ fields: z.record(z.string(), z.string().nullable()) })

/** The memory of the caller's company for a kind of file, such as `leave`. */
export const columnMemory = (context: Pick<Context, 'db' | 'session'>, kind: string): ColumnMemory => ({
  recall: (keys) =>
    inCompany(context, async (tx) => {
      const sql = 'select fields from file_columns where company_id = $1 and kind = $2 and headings = $3'
      return (await tx.maybeOne(Row, sql, [tx.companyId, kind, hashOf(keys)]))?.fields ?? null
    }),
  remember: (fields) =>
    inCompany(context, async (tx) => {
      await tx.execute(
        `insert into file_columns (company_id, kind, headings, fields, saved_at) values ($1, $2, $3, $4, $5)
         on conflict (company_id, kind, headings) do update set fields = excluded.fields, saved_at = excluded.saved_at`,
        [tx.companyId, kind, hashOf(Object.keys(fields)), JSON.stringify(fields), new Date()],
      )
    }),
})
