import type { Words } from '#kit/contract/master-data-fields.ts'
import type { Tx } from '#kit/database/database.ts'
import { type NamedRecords, nameRecords } from '#kit/server/named-records.ts'
import type { References } from '../contract.ts'

/** A source of references: an entry of the log, or an export with its filters. */
interface Referring {
  entity: string
  entity_id: number | null
  contents: readonly unknown[]
  /** The number belongs to a record of another company. */
  isForeign?: boolean
}

/** The kinds of records of all features, by the fields with their keys and by the entities of the log. */
export interface RecordKinds {
  byField: ReadonlyMap<string, NamedRecords>
  byEntity: ReadonlyMap<string, NamedRecords>
}

/** `records`: declared by the features. If a field or an entity has several kinds, the last one counts. */
export function recordKinds(records: readonly NamedRecords[]): RecordKinds {
  const numbered = records.filter(({ key }) => key === 'id' || key === 'company_id')
  return {
    byField: new Map(records.flatMap((kind) => kind.fields.map((field) => [field, kind] as const))),
    byEntity: new Map(
      numbered.flatMap((kind) =>
        [kind.from, ...(kind.entities ?? [])].map((entity) => [entity, kind] as const),
      ),
    ),
  }
}

const isKey = (value: unknown) => typeof value === 'number' || typeof value === 'string'

/** The keys in a field: one, several, or the property names of an object. */
function keysIn(value: unknown, { isKeyed = false }: NamedRecords): string[] {
  if (isKeyed) return typeof value === 'object' && !Array.isArray(value) ? Object.keys(value ?? {}) : []
  return (Array.isArray(value) ? value : [value]).filter(isKey).map(String)
}

/** Every field with references, with its keys, including nested fields. */
function referencesIn(
  kinds: RecordKinds,
  value: unknown,
  tell: (field: string, kind: NamedRecords, keys: string[]) => void,
): void {
  if (typeof value !== 'object' || value === null) return
  for (const [field, inner] of Object.entries(value)) {
    const kind = kinds.byField.get(field)
    if (kind) tell(field, kind, keysIn(inner, kind))
    referencesIn(kinds, inner, tell)
  }
}

/** For each of them: the name of its record, and the names behind its numbers and codes. One query for each kind. */
export async function nameReferences(
  tx: Tx,
  companyId: number | null,
  entries: readonly Referring[],
  kinds: RecordKinds,
): Promise<References[]> {
  const keysByKind = new Map<NamedRecords, Set<string>>()
  const collect = (kind: NamedRecords, keys: readonly string[]) =>
    keysByKind.set(kind, new Set([...(keysByKind.get(kind) ?? []), ...keys]))
  for (const entry of entries) {
    const kind = kindOfRecord(kinds, entry)
    if (kind) collect(kind, [String(entry.entity_id)])
    referencesIn(kinds, entry.contents, (_, kind, keys) => collect(kind, keys))
  }
  const names = new Map<NamedRecords, Map<string, Words>>()
  for (const [kind, keys] of keysByKind) names.set(kind, await nameRecords(tx, companyId, kind, keys))
  return entries.map((entry) => referencesOf(kinds, entry, names))
}

const kindOfRecord = ({ byEntity }: RecordKinds, { entity, entity_id, isForeign }: Referring) =>
  entity_id === null || isForeign ? undefined : byEntity.get(entity)

function referencesOf(
  kinds: RecordKinds,
  entry: Referring,
  names: ReadonlyMap<NamedRecords, ReadonlyMap<string, Words>>,
): References {
  const found: References['names'] = {}
  referencesIn(kinds, entry.contents, (field, kind, keys) => {
    for (const key of keys) {
      const name = names.get(kind)?.get(key)
      if (name) found[field] = { ...found[field], [key]: name }
    }
  })
  const kind = kindOfRecord(kinds, entry)
  return { record: (kind && names.get(kind)?.get(String(entry.entity_id))) ?? null, names: found }
}
