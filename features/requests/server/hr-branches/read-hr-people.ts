import { z } from 'zod'
import { EMPLOYEE_PLACES, EMPLOYEES, personName } from '#features/employees/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type HrPerson, type Outside, outsideOf } from '../../domain/hr-branches.ts'
import { hrPeople } from './hr-people.ts'

const BranchRow = z.object({ account_id: Id, branch_ids: z.array(Id) })

const BRANCHES = `
  select h.account_id, array_agg(h.branch_id order by h.branch_id) as branch_ids from hr_branch h
  where h.company_id = $1 group by h.account_id`

const PersonRow = z.object({
  account_id: Id,
  la: z.string(),
  en: z.string(),
  employee_id: Id.nullable(),
  work_branch_id: Id.nullable(),
  kind: z.string(),
})

const people = () => `
  select p.account_id, coalesce(${personName('la')}, p.name) as la, coalesce(${personName('en')}, p.name) as en, p.employee_id,
    place.branch_id as work_branch_id, p.kind
  from ${hrPeople()} p
  left join ${EMPLOYEES} e on e.company_id = p.company_id and e.id = p.employee_id
  left join ${EMPLOYEE_PLACES} place on place.company_id = p.company_id and place.id = p.employee_id
  where p.company_id = $1 order by p.account_id`

/** The branches of each HR account that has some. */
export const readHrBranches = async (tx: Tx): Promise<Map<number, number[]>> =>
  new Map(
    (await tx.query(BranchRow, BRANCHES, [tx.companyId])).map((row) => [row.account_id, row.branch_ids]),
  )

export interface HrPeople {
  people: readonly HrPerson[]
  /** What an account does not decide as HR; empty for one that decides for all branches. */
  outside: (accountId: number | null) => readonly Outside[]
}

const NOBODY_LIMITED: HrPeople = { people: [], outside: () => [] }

/**
 * The HR people of the company with their branches, in two statements; nobody if the company has limited none, in one statement.
 * `only`: no more is read unless one of these accounts has branches.
 */
export async function readHrPeople(tx: Tx, only?: readonly (number | null)[]): Promise<HrPeople> {
  const branches = await readHrBranches(tx)
  const isNeeded = only === undefined || only.some((id) => id !== null && branches.has(id))
  if (branches.size === 0 || !isNeeded) return NOBODY_LIMITED
  const found = (await tx.query(PersonRow, people(), [tx.companyId])).map(
    (row): HrPerson => ({
      ...{
        accountId: row.account_id,
        name: { la: row.la, en: row.en },
        employeeId: row.employee_id,
        kind: row.kind,
      },
      ...{ workBranchId: row.work_branch_id, branchIds: branches.get(row.account_id) ?? null },
    }),
  )
  const known = new Map<number, readonly Outside[]>()
  return {
    people: found,
    outside(accountId) {
      const own = accountId === null ? undefined : branches.get(accountId)
      if (accountId === null || !own) return []
      const outside = known.get(accountId) ?? outsideOf(accountId, own, found)
      known.set(accountId, outside)
      return outside
    },
  }
}
