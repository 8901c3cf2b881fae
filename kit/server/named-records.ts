import { z } from 'zod'
import type { Words } from '#kit/contract/master-data-fields.ts'
import type { Tx } from '#kit/database/database.ts'

// tables here: those of `namedRecords`, read where a feature declares its names

/** A kind of record that entries of the log refer to, and how one of it is called. A feature declares those of its own tables. */
export interface NamedRecords {
  /** The table; it is also the entity of the log whose number is the key of such a record. */
  from: string
  /** SQL of the name, in Lao and in English. */
  la: string
  en: string
  /** The column that refers to it. */
  key: string
  /**
   * `company`: a table of each company; `directory`: the provider's or a company's rows; `companies`: the companies themselves, all of
   * them for the provider; `all`: the same for everybody.
   */
  scope: 'company' | 'directory' | 'companies' | 'all'
  /** The fields of entries and the filters of exports that hold its key. */
  fields: readonly string[]
  /** The fields hold an object that has its values by keys. */
  isKeyed?: boolean
  /** Further entities of the log whose number is the key of such a record. */
  entities?: readonly string[]
}

/** Names in two columns, the Lao one in place of an English one that is empty. */
export const NAMES_IN_BOTH = { la: 'name_la', en: "coalesce(nullif(name_en, ''), name_la)" }

/**
 * Declares the names of a table's records: of each company's, by `id`, and with the same name in both languages (SQL, such as a column)
 * unless `more` says otherwise.
 */
export function namedRecords(
  { from, name }: { from: string; name?: string },
  more: Partial<Omit<NamedRecords, 'from'>> = {},
): NamedRecords {
  return { from, la: name ?? 'name', en: name ?? 'name', key: 'id', scope: 'company', fields: [], ...more }
}

const NameRow = z.object({ key: z.string(), la: z.string().nullable(), en: z.string().nullable() })

function ownersIn(companyId: number | null, scope: NamedRecords['scope']): string {
  if (scope === 'all' || (companyId === null && scope === 'companies')) return 'true'
  return companyId === null ? 'company_id is null' : `company_id = ${companyId}`
}

/**
 * The names of these records, deleted ones included, by their keys. Without a company only what is the provider's or everybody's has a
 * name: an entry never brings the name of something in another company.
 */
export async function nameRecords(
  tx: Tx,
  companyId: number | null,
  records: NamedRecords,
  keys: ReadonlySet<string>,
): Promise<Map<string, Words>> {
  const { from: table, key, la, en, scope } = records
  if (scope === 'company' && companyId === null) return new Map()
  const isNumber = /id$/.test(key)
  const validKeys = [...keys].filter((value) => !isNumber || /^\d{1,15}$/.test(value))
  if (validKeys.length === 0) return new Map()
  const rows = await tx.query(
    NameRow,
    `select ${key}::text as key, ${la} as la, ${en} as en from ${table}
     where ${ownersIn(companyId, scope)} and ${key} = any($1::${isNumber ? 'bigint' : 'text'}[])`,
    [validKeys],
  )
  return new Map(rows.flatMap(({ key, la, en }) => (la && en ? [[key, { la, en }]] : [])))
}
