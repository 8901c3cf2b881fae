import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { actorOf, handle } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import {
  listDistrictRows,
  listProvinceRows,
  updateDistrict,
  updateProvince,
} from '../../contract/places/place-lists.ts'
import { districtList, type PlaceTable, provinceList, readPlace } from './place-rows.ts'

interface Names {
  name_la: string
  name_en: string
  other_names: string[]
}

/** A code has leading zeros; its number has none. */
const DIGITS: Record<PlaceTable, number> = { province: 2, district: 4 }

/** Changes the names of a province or a district. Throws `not_found`, `stale_version` with the stored values. */
async function rename<T extends PlaceTable>(
  tx: Tx,
  table: T,
  id: number,
  { version, ...given }: Names & { version: number },
  actor: Actor,
) {
  const code = String(id).padStart(DIGITS[table], '0')
  const before = await readPlace(tx, table, code)
  if (!before) throw new AppError('not_found')
  if (before.version !== version) throw new AppError('stale_version', { details: { current: before } })
  const names = { ...given, other_names: [...new Set(given.other_names)] }
  await tx.execute(
    `update ${table} set name_la = $2, name_en = $3, other_names = $4, version = version + 1 where code = $1`,
    [code, names.name_la, names.name_en, names.other_names],
  )
  await audit(tx, null, actor, {
    action: 'update',
    entity: table,
    entityId: id,
    before: { code, name_la: before.name_la, name_en: before.name_en, other_names: before.other_names },
    after: { code, ...names },
  })
  const after = await readPlace(tx, table, code)
  if (!after) throw new AppError('not_found')
  return { data: after }
}

export const placeListEndpoints = [
  ...listEndpoints(listProvinceRows, provinceList),
  ...listEndpoints(listDistrictRows, districtList),
  handle(updateProvince, (context) =>
    context.db.asProvider((tx) => rename(tx, 'province', context.params.id, context.body, actorOf(context))),
  ),
  handle(updateDistrict, (context) =>
    context.db.asProvider((tx) => rename(tx, 'district', context.params.id, context.body, actorOf(context))),
  ),
]
