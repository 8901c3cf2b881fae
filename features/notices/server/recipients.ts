import { z } from 'zod'
import { ACCOUNTS } from '#features/access/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { NewNotice } from '../domain/notice-kind.ts'

const AccountRow = z.object({ id: Id, employee_id: Id.nullable() })

/** A notice and the account that gets it. */
export interface Addressed {
  notice: NewNotice
  accountId: number
}

/** The active accounts of each notice, each once. Employees without an account get none. One statement. */
export async function addressedNotices(tx: Tx, notices: readonly NewNotice[]): Promise<Addressed[]> {
  const rows = await tx.query(
    AccountRow,
    `select id, employee_id from ${ACCOUNTS} a
     where company_id = $1 and status = 'active' and (id = any($2) or employee_id = any($3))`,
    [
      tx.companyId,
      notices.flatMap(({ to }) => to.accountIds ?? []),
      notices.flatMap(({ to }) => to.employeeIds ?? []),
    ],
  )
  const active = new Set(rows.map(({ id }) => id))
  const ofEmployee = new Map(rows.map(({ id, employee_id }) => [employee_id, id]))
  return notices.flatMap((notice) => {
    const { accountIds = [], employeeIds = [] } = notice.to
    const found = [...accountIds, ...employeeIds.map((id) => ofEmployee.get(id) ?? 0)]
    return [...new Set(found.filter((id) => active.has(id)))].map((accountId) => ({ notice, accountId }))
  })
}
