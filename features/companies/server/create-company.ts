import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'

export interface NewCompany {
  name: string
  phone?: string
  email?: string
  address?: string
}

const CompanyIdRow = z.object({ company_id: Id })

/**
 * Creates a company with its default settings and returns its number; `tx` is the provider's. After this the
 * transaction can also see the tables of the new company. Throws `duplicate` on `name`.
 */
export async function createCompany(tx: Tx, company: NewCompany, actor: Actor): Promise<number> {
  const name = company.name.trim()
  if (!name) throw new AppError('invalid_input', { fields: { name: [name] } })
  const row = await tx.maybeOne(
    CompanyIdRow,
    `insert into company (name, phone, email, address) values ($1, $2, $3, $4)
     on conflict (name) do nothing returning company_id`,
    [name, company.phone ?? '', company.email ?? '', company.address ?? ''],
  )
  if (!row) throw new AppError('duplicate', { fields: { name: [name] } })
  const id = row.company_id
  // A literal, because Citus passes SET LOCAL on to its workers but not set_config; the number comes from the database.
  await tx.execute(`set local app.company_id = ${Number(id)}`)
  await tx.execute('insert into company_setting (company_id) values ($1)', [id])
  await audit(tx, id, actor, {
    action: 'create',
    entity: 'company',
    entityId: id,
    after: { ...company, name },
  })
  return id
}

/** The number of the company with this name, or null; `tx` is the provider's. */
export async function findCompany(tx: Tx, name: string): Promise<number | null> {
  const row = await tx.maybeOne(CompanyIdRow, 'select company_id from company where name = $1', [name.trim()])
  return row?.company_id ?? null
}
