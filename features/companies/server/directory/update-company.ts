import { z } from 'zod'
import { endSessionsOfCompany } from '#features/access/server/index.ts'
import { ALWAYS_SPECIAL } from '#kit/contract/access-rules.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, handle } from '#kit/server/handler.ts'
import { type CompanyRecord, listCompanyBusinessTypes, showCompany, updateCompany } from '../../contract.ts'
import { changedFields, readCompany, requireBusinessType } from './company-record.ts'

export const showOneCompany = handle(showCompany, async ({ db, params }) => ({
  data: await db.asProvider((tx) => readCompany(tx, params.id)),
}))

const IdNameRow = z.object({ id: Id, name: z.string() })

export const listBusinessTypes = handle(listCompanyBusinessTypes, async ({ db }) => ({
  data: await db.asProvider((tx) =>
    tx.query(
      IdNameRow,
      'select id, name from business_type where deleted_at is null order by name collate lao',
    ),
  ),
}))

export const updateOneCompany = handle(updateCompany, async (context) => {
  const { params, body, language } = context
  const { version, ...wanted } = body
  if (params.id === ALWAYS_SPECIAL && !wanted.special_menus)
    throw new AppError('invalid_input', { fields: { special_menus: [ALWAYS_ON[language]] } })
  const data = await context.db.asProvider(async (tx) => {
    const before = await readCompany(tx, params.id, true)
    if (before.version !== version) throw new AppError('stale_version')
    await requireBusinessType(tx, wanted.business_type_id, before.business_type_id)
    const change = changedFields<Partial<CompanyRecord>>(before, wanted)
    if (!change) return before
    await write(tx, params.id, wanted)
    if (wanted.status === 'suspended') await endSessionsOfCompany(tx, params.id)
    const entry = { action: 'update', entity: 'company', entityId: params.id, ...change } as const
    await audit(tx, params.id, actorOf(context), entry)
    return readCompany(tx, params.id)
  })
  return { data }
})

const ALWAYS_ON: Record<Language, string> = {
  la: 'ບໍລິສັດນີ້ມີເມນູພິເສດສະເໝີ',
  en: 'This company always has the special menus',
}

type Wanted = Omit<CompanyRecord, 'id' | 'version' | 'employee_count' | 'created_at'>

async function write(tx: Tx, id: number, wanted: Wanted): Promise<void> {
  const isTaken = await tx.exists('select from company where name = $1 and company_id <> $2', [
    wanted.name,
    id,
  ])
  if (isTaken) throw new AppError('duplicate', { fields: { name: [wanted.name] } })
  await tx.execute(
    `update company set name = $2, phone = $3, email = $4, address = $5, founding_date = $6, is_vat_registered = $7,
       business_type_id = $8, status = $9, special_menus = $10, version = version + 1 where company_id = $1`,
    [
      id,
      wanted.name,
      wanted.phone,
      wanted.email,
      wanted.address,
      wanted.founding_date,
      wanted.is_vat_registered,
      wanted.business_type_id,
      wanted.status,
      wanted.special_menus,
    ],
  )
}
