import { z } from 'zod'
import type { Words } from '#kit/contract/master-data-fields.ts'
import type { Tx } from '#kit/database/database.ts'

// tables here: those of `namedRecords`, read where a feature declares its names

/** Records that log entries refer to, and their names. A feature declares the records of its own tables. */
export interface NamedRecords {
  /** The table; also the entity in the log whose id is the key of such a record. */
  from: string
  /** SQL of the name, in Lao and in English. */
  la: string
  en: string
  /** The key column. */
  key: string
  /**
   * `company`: a table of companies; `directory`: rows of the provider or of a company; `companies`: the
   * companies, all of them for the provider; `all`: the same rows for everyone.
   */
  scope: 'company' | 'directory' | 'companies' | 'all'
  /** The fields of log entries and the filters of exports that contain its key. */
  fields: readonly string[]
  /** The fields contain an object with values by key. */
  isKeyed?: boolean
  /** Other entities in the log whose id is the key of such a record. */
  entities?: readonly string[]
}

/** Names in two columns; the Lao name replaces an empty English name. */
export const NAMES_IN_BOTH = { la: 'name_la', en: "coalesce(nullif(name_en, ''), name_la)" }

/**
 * Declares the names of a table's records. Defaults, which `options` can change: a table of companies, the key
 * `id`, and the same name (SQL, such as a column) in both languages.
 */
export function namedRecords(
  { from, name }: { from: string; name?: string },
  options: Partial<Omit<NamedRecords, 'from'>> = {},
): NamedRecords {
  return { from, la: name ?? 'name', en: name ?? 'name', key: 'id', scope: 'company', fields: [], ...options }
}

const NameRow = z.object({ key: z.string(), la: z.string().nullable(), en: z.string().nullable() })

function ownersIn(companyId: number | null, scope: NamedRecords['scope']): string {
  if (scope === 'all' || (companyId === null && scope === 'companies')) return 'true'
  return companyId === null ? 'company_id is null' : `company_id = ${companyId}`
}

/**
 * The names of records by key, including deleted records. Without a company, only records of the provider or of
 * everyone have names, so a log entry never reveals names of another company.
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
