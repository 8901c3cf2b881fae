import { companyOfTransaction } from '#features/companies/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { CountRow } from '#kit/database/row-types.ts'
import type { CompanyRules } from '../domain/company-rules.ts'
import { findOrCreateNames } from './named-lists.ts'

/** Adds kinds of benefit and updates their tax and social-security marks; others do not change. Returns the number of affected rows. */
export async function saveBenefitTypes(tx: Tx, benefits: CompanyRules['benefits']): Promise<number> {
  const companyId = companyOfTransaction(tx)
  const count = () => tx.one(CountRow, 'select count(*) from benefit_type where company_id = $1', [companyId])
  const before = await count()
  const ids = await findOrCreateNames(tx, 'benefit_type', Object.keys(benefits))
  const added = (await count()).count - before.count
  const marks = Object.entries(benefits).map(([name, mark]) => ({
    id: ids.get(name),
    is_taxable: mark.taxable,
    in_sso_base: mark.in_sso_base,
  }))
  const changed = await tx.execute(
    `update benefit_type b set is_taxable = w.is_taxable, in_sso_base = w.in_sso_base, version = b.version + 1
     from json_populate_recordset(null::benefit_type, $2) w
     where b.company_id = $1 and b.id = w.id and (b.is_taxable, b.in_sso_base) is distinct from (w.is_taxable, w.in_sso_base)`,
    [companyId, JSON.stringify(marks)],
  )
  return Math.max(added, changed)
}
