import type { Words } from '#kit/contract/master-data-fields.ts'
import type { Tx } from '#kit/database/database.ts'
import type { References } from '../../contract.ts'
import { NAMED_KINDS, type NamedKind } from './named-records.ts'

/** What may refer to records: an entry of the log, or an export with its filters. */
interface Referring {
  entity: string
  entity_id: number | null
  contents: readonly unknown[]
  /** The number stands for a record of a company whose log this is not. */
  isForeign?: boolean
}

const kindOfField = new Map(NAMED_KINDS.flatMap((kind) => kind.fields.map((field) => [field, kind] as const)))
const kindOfEntity = new Map(
  NAMED_KINDS.filter(({ key }) => key === 'id' || key === 'company_id').flatMap((kind) =>
    [kind.table, ...(kind.entities ?? [])].map((entity) => [entity, kind] as const),
  ),
)

const isKey = (value: unknown) => typeof value === 'number' || typeof value === 'string'

/** The keys that a field holds: one, several, or those by which an object has its values. */
function keysIn(value: unknown, { isKeyed = false }: NamedKind): string[] {
  if (isKeyed) return typeof value === 'object' && !Array.isArray(value) ? Object.keys(value ?? {}) : []
  return (Array.isArray(value) ? value : [value]).filter(isKey).map(String)
}

/** Every field that refers to something, with its keys; fields within fields too. */
function referencesIn(value: unknown, tell: (field: string, kind: NamedKind, keys: string[]) => void): void {
  if (typeof value !== 'object' || value === null) return
  for (const [field, inner] of Object.entries(value)) {
    const kind = kindOfField.get(field)
    if (kind) tell(field, kind, keysIn(inner, kind))
    referencesIn(inner, tell)
  }
}

interface Row extends Words {
  key: string
}

function ownersIn(companyId: number | null, { table, owner }: NamedKind): string {
  if (owner === 'all' || (companyId === null && table === 'company')) return 'true'
  return companyId === null ? 'company_id is null' : `company_id = ${companyId}`
}

/**
 * The names of these records, deleted ones included, by their keys. Without a company only what is the provider's or everybody's has a
 * name: an entry never brings the name of something in another company.
 */
async function namesOf(tx: Tx, companyId: number | null, kind: NamedKind, keys: ReadonlySet<string>) {
  const { table, key, la, en, owner } = kind
  if (owner === 'company' && companyId === null) return new Map<string, Words>()
  const isNumber = /id$/.test(key)
  const known = [...keys].filter((value) => !isNumber || /^\d{1,15}$/.test(value))
  if (known.length === 0) return new Map<string, Words>()
  const rows = await tx.query<Row>(
    `select ${key}::text as key, ${la} as la, ${en} as en from ${table}
     where ${ownersIn(companyId, kind)} and ${key} = any($1::${isNumber ? 'bigint' : 'text'}[])`,
    [known],
  )
  return new Map(rows.filter((row) => row.la && row.en).map(({ key, la, en }) => [key, { la, en }]))
}

/** For each of them: what its record is called, and what the numbers and codes in it stand for. One query for each kind. */
export async function nameReferences(
  tx: Tx,
  companyId: number | null,
  entries: readonly Referring[],
): Promise<References[]> {
  const wanted = new Map<NamedKind, Set<string>>()
  const want = (kind: NamedKind, keys: readonly string[]) =>
    wanted.set(kind, new Set([...(wanted.get(kind) ?? []), ...keys]))
  for (const entry of entries) {
    const kind = kindOfRecord(entry)
    if (kind) want(kind, [String(entry.entity_id)])
    referencesIn(entry.contents, (_, kind, keys) => want(kind, keys))
  }
  const names = new Map<NamedKind, Map<string, Words>>()
  for (const [kind, keys] of wanted) names.set(kind, await namesOf(tx, companyId, kind, keys))
  return entries.map((entry) => referencesOf(entry, names))
}

const kindOfRecord = ({ entity, entity_id, isForeign }: Referring) =>
  entity_id === null || isForeign ? undefined : kindOfEntity.get(entity)

function referencesOf(
  entry: Referring,
  names: ReadonlyMap<NamedKind, ReadonlyMap<string, Words>>,
): References {
  const found: References['names'] = {}
  referencesIn(entry.contents, (field, kind, keys) => {
    for (const key of keys) {
      const name = names.get(kind)?.get(key)
      if (name) found[field] = { ...found[field], [key]: name }
    }
  })
  const kind = kindOfRecord(entry)
  return { record: (kind && names.get(kind)?.get(String(entry.entity_id))) ?? null, names: found }
}
