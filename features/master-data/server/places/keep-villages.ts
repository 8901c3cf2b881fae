import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit, type Change } from '#kit/server/audit.ts'
import { actorOf, handle } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import {
  createVillage,
  deleteVillage,
  listVillageRows,
  recoverVillage,
  updateVillage,
  type VillageRow,
} from '../../contract/places/villages.ts'
import { readVillage, villageList } from './village-rows.ts'

const UNKNOWN: Record<Language, string> = { la: 'ບໍ່ມີເມືອງນີ້', en: 'There is no such district' }
const ELSEWHERE: Record<Language, string> = {
  la: 'ລະຫັດບ້ານຕ້ອງຂຶ້ນຕົ້ນດ້ວຍລະຫັດເມືອງ',
  en: 'The code must begin with that of the district',
}
const FULL: Record<Language, string> = {
  la: 'ເມືອງນີ້ບໍ່ມີລະຫັດຫວ່າງ',
  en: 'The district has no free number',
}

export const villageCode = (id: number) => String(id).padStart(7, '0')

/** The logged values of a village. */
const logged = ({ code, district_code, name_la, name_en }: VillageRow) => ({
  code,
  district_code,
  name_la,
  name_en,
})

async function log(tx: Tx, actor: Actor, action: Change['action'], states: [VillageRow?, VillageRow?]) {
  const [before, after] = states
  await audit(tx, null, actor, {
    action,
    entity: 'village',
    entityId: (after ?? before)?.id ?? null,
    ...(before && { before: logged(before) }),
    ...(after && { after: logged(after) }),
  })
}

async function requireVillage(tx: Tx, code: string): Promise<VillageRow> {
  const village = await readVillage(tx, code)
  if (!village) throw new AppError('not_found')
  return village
}

const livingOnly = (village: VillageRow) => {
  if (village.is_deleted) throw new AppError('not_found')
  return village
}

const CodeRow = z.object({ code: z.string() })

/** The number after the highest of the district, or the lowest free one. Throws `invalid_input` if there is none. */
async function freeCode(tx: Tx, district: string, language: Language): Promise<string> {
  const free = await tx.maybeOne(
    CodeRow,
    `select $1 || to_char(n, 'FM000') as code from generate_series(1, 999) n
     where not exists (select from village where code = $1 || to_char(n, 'FM000'))
     order by n <= (select coalesce(max(right(code, 3)::int), 0) from village where district_code = $1), n limit 1`,
    [district],
  )
  if (!free) throw new AppError('invalid_input', { fields: { district_code: [FULL[language]] } })
  return free.code
}

type Given = { district_code: string; code: string; name_la: string; name_en: string }

/** Adds a village. Throws `duplicate` if its code is taken, `invalid_input` if the district does not exist or does not match the code. */
async function add(tx: Tx, given: Given, language: Language, actor: Actor): Promise<VillageRow> {
  const { district_code: district } = given
  const isKnown = await tx.exists('select 1 from district where code = $1 for update', [district])
  if (!isKnown) throw new AppError('invalid_input', { fields: { district_code: [UNKNOWN[language]] } })
  if (given.code && !given.code.startsWith(district))
    throw new AppError('invalid_input', { fields: { code: [ELSEWHERE[language]] } })
  const code = given.code || (await freeCode(tx, district, language))
  const before = await readVillage(tx, code)
  if (before && !before.is_deleted) throw new AppError('duplicate', { details: { id: before.id } })
  await tx.execute(
    `insert into village (code, district_code, name_la, name_en) values ($1, $2, $3, $4)
     on conflict (code) do update set name_la = excluded.name_la, name_en = excluded.name_en, deleted_at = null,
       version = village.version + 1`,
    [code, district, given.name_la, given.name_en],
  )
  const after = await requireVillage(tx, code)
  await log(tx, actor, before ? 'recover' : 'create', [before ?? undefined, after])
  return after
}

interface Renamed {
  name_la: string
  name_en: string
  version: number
}

async function rename(tx: Tx, code: string, given: Renamed, actor: Actor): Promise<VillageRow> {
  const before = livingOnly(await requireVillage(tx, code))
  if (before.version !== given.version) throw new AppError('stale_version', { details: { current: before } })
  await tx.execute('update village set name_la = $2, name_en = $3, version = version + 1 where code = $1', [
    code,
    given.name_la,
    given.name_en,
  ])
  const after = await requireVillage(tx, code)
  await log(tx, actor, 'update', [before, after])
  return after
}

async function setDeleted(tx: Tx, code: string, isDeleted: boolean, actor: Actor): Promise<VillageRow> {
  const before = await requireVillage(tx, code)
  if (isDeleted) livingOnly(before)
  else if (!before.is_deleted) return before
  const when = isDeleted ? 'now()' : 'null'
  await tx.execute(`update village set deleted_at = ${when}, version = version + 1 where code = $1`, [code])
  const after = await requireVillage(tx, code)
  await log(tx, actor, isDeleted ? 'delete' : 'recover', isDeleted ? [before] : [undefined, after])
  return after
}

export const villageEndpoints = [
  ...listEndpoints(listVillageRows, villageList),
  handle(createVillage, async (context) => ({
    data: await context.db.asProvider((tx) => add(tx, context.body, context.language, actorOf(context))),
  })),
  handle(updateVillage, async (context) => ({
    data: await context.db.asProvider((tx) =>
      rename(tx, villageCode(context.params.id), context.body, actorOf(context)),
    ),
  })),
  handle(deleteVillage, async (context) => {
    const { id } = context.params
    return context.db.asProvider(async (tx) => {
      await setDeleted(tx, villageCode(id), true, actorOf(context))
      return { data: { id } }
    })
  }),
  handle(recoverVillage, async (context) => ({
    data: await context.db.asProvider((tx) =>
      setDeleted(tx, villageCode(context.params.id), false, actorOf(context)),
    ),
  })),
]
