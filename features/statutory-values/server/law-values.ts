import { z } from 'zod'
import {
  InvalidLaw,
  lawRows,
  NoLawInForce,
  settlementLawOn,
  statutoryValuesOn,
} from '#engines/payroll/law/statutory-values.ts'
import type { Law, LawRow, LawSource } from '#engines/payroll/law/types.ts'
import type { SettlementLaw } from '#engines/payroll/types.ts'
import { AppError } from '#kit/contract/errors.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { STORED_VALUES, StoredKind } from './stored-values.ts'

/** A source in one line: act, number, where and when it was read. */
const sourceText = ({ title, number, url, date }: LawSource) =>
  [number ? `${title}, ${number}` : title, url, date].join('; ')

/** Inserts the missing values of the engine; `tx` is the provider's. */
export async function seedStatutoryValues(tx: Tx): Promise<void> {
  await tx.execute(
    `insert into statutory_value (kind, first_day, value, source)
     select * from unnest($1::text[], $2::date[], $3::jsonb[], $4::text[]) on conflict (kind, first_day) do nothing`,
    [
      lawRows.map((row) => row.kind),
      lawRows.map((row) => row.firstDay),
      lawRows.map((row) => JSON.stringify(row.value)),
      lawRows.map((row) => sourceText(row.source)),
    ],
  )
}

const ValueRow = z.object({
  kind: StoredKind,
  first_day: IsoDate,
  value: z.union(Object.values(STORED_VALUES)),
  source: z.string(),
})
type ValueRow = z.infer<typeof ValueRow>

/** The provider's text; an address in it becomes its url. */
function sourceOf(row: ValueRow): LawSource {
  const seeded = lawRows.find((seed) => seed.kind === row.kind && seed.firstDay === row.first_day)
  if (seeded && sourceText(seeded.source) === row.source) return seeded.source
  const url = /https?:\/\/[^\s;,]+/.exec(row.source)?.[0] ?? ''
  return { title: row.source, number: null, url, date: row.first_day }
}

/** The provider's rows that are in force on a day or were before. */
export async function readLawRows(tx: Tx, date: string): Promise<LawRow[]> {
  const rows = await tx.query(
    ValueRow,
    'select kind, first_day, value, source from statutory_value where first_day <= $1 order by kind, first_day',
    [date],
  )
  return rows.map((row) => ({
    kind: row.kind,
    firstDay: row.first_day,
    value: row.value,
    source: sourceOf(row),
  })) as LawRow[]
}

/** The values in force on a day: the provider's rows, and the engine's values if there are none. Throws `law_missing`. */
export const readLaw = (tx: Tx, date: string): Promise<Law> => readValues(tx, date, statutoryValuesOn)

/** The values for the settlement of somebody whose last day this is. Throws `law_missing`. */
export const readSettlementLaw = (tx: Tx, date: string): Promise<SettlementLaw> =>
  readValues(tx, date, settlementLawOn)

async function readValues<Values>(
  tx: Tx,
  date: string,
  valuesOn: (date: string, rows: readonly LawRow[]) => Values,
): Promise<Values> {
  const storedRows = await readLawRows(tx, date)
  try {
    return valuesOn(date, storedRows)
  } catch (error) {
    if (error instanceof NoLawInForce || error instanceof InvalidLaw)
      throw new AppError('law_missing', { details: { kind: error.kind, date }, cause: error })
    throw error
  }
}
