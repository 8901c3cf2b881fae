import { actorFace, EMPLOYEES, personName } from '#features/employees/server/index.ts'
import { BRANCHES } from '#features/master-data/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { HrAccount, listHrAccounts, setHrBranches } from '../../contract.ts'
import { ROUTE_FAULTS } from '../../locales/faults.ts'
import { hrPeople } from './hr-people.ts'

const accounts = (language: Language) => `
  select p.account_id, coalesce(${personName(language)}, p.name) as name, ${actorFace('p')} as face,
    array_agg(p.kind order by p.kind) as kinds,
    (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name) order by b.name collate lao, b.id), '[]'::json)
      from hr_branch h join ${BRANCHES} b on b.company_id = h.company_id and b.id = h.branch_id
      where h.company_id = $1 and h.account_id = p.account_id) as branches
  from ${hrPeople()} p
  left join ${EMPLOYEES} e on e.company_id = p.company_id and e.id = p.employee_id
  where p.company_id = $1 and ($2::bigint is null or p.account_id = $2)
  group by p.company_id, p.account_id, e.id, ${personName(language)}, p.name order by coalesce(${personName(language)}, p.name) collate lao, p.account_id`

const read = (tx: Tx, language: Language, id: number | null = null): Promise<HrAccount[]> =>
  tx.query(HrAccount, accounts(language), [tx.companyId, id])

const EXISTING = `select b.id from ${BRANCHES} b where b.company_id = $1 and b.id = any($2) and b.deleted_at is null`

const LOCK = `select pg_advisory_xact_lock(hashtextextended('hr_branch', $1))`
const CLEAR =
  'delete from hr_branch where company_id = $1 and account_id = $2 and branch_id <> all($3::bigint[])'
const ADD = `
  insert into hr_branch (company_id, account_id, branch_id) select $1, $2, unnest($3::bigint[])
  on conflict (company_id, account_id, branch_id) do nothing`

async function requireBranches(tx: Tx, ids: readonly number[], language: Language): Promise<void> {
  const existing = await tx.query(IdRow, EXISTING, [tx.companyId, ids])
  if (existing.length < ids.length)
    throw new AppError('invalid_input', { fields: { branch_ids: [ROUTE_FAULTS.unknown_branch[language]] } })
}

/** The HR people of the company and their branches. Requests that wait follow the setting at once. */
export const hrBranchEndpoints: Endpoint[] = [
  handle(listHrAccounts, (context) =>
    inCompany(context, async (tx) => ({ data: await read(tx, context.language) })),
  ),
  handle(setHrBranches, (context) =>
    inCompany(context, async (tx) => {
      const { language, session } = context
      const id = context.params.hr_account_id
      const ids = [...new Set(context.body.branch_ids)]
      if (session.accountId === id) throw new AppError('own_branches')
      await tx.execute(LOCK, [tx.companyId])
      const [before] = await read(tx, language, id)
      if (!before) throw new AppError('not_found')
      await requireBranches(tx, ids, language)
      await tx.execute(CLEAR, [tx.companyId, id, ids])
      await tx.execute(ADD, [tx.companyId, id, ids])
      const [after] = await read(tx, language, id)
      if (!after) throw new AppError('not_found')
      const logged = ({ name, branches }: HrAccount) => ({ name, branches: branches.map((one) => one.name) })
      await audit(tx, tx.companyId, actorOf(context), {
        ...{ action: 'update', entity: 'hr_branch', entityId: id },
        ...{ before: logged(before), after: logged(after) },
      })
      return { data: after }
    }),
  ),
]
