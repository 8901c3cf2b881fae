import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import { auditChanges } from './import/audit-changes.ts'

interface Agreement {
  type: string | null
  days: number
  used: number
}

const Row = z.object({ id: Id, holidays: z.array(z.unknown()) })

const READ = `select id, holidays from employee where company_id = $1 and id = any($2) order by id for no key update`
const SAVE = `
  update employee e set holidays = w.holidays, version = e.version + 1 from unnest($2::bigint[], $3::jsonb[]) as w(id, holidays)
  where e.company_id = $1 and e.id = w.id`

/** Replaces the leave agreements of employees, with a log entry for each. */
export async function saveLeaveAgreements(
  tx: Tx,
  changes: readonly { employeeId: number; agreements: readonly Agreement[] }[],
  actor: Actor,
): Promise<void> {
  if (changes.length === 0) return
  const ids = changes.map(({ employeeId }) => employeeId)
  const before = new Map(
    (await tx.query(Row, READ, [tx.companyId, ids])).map((row) => [row.id, row.holidays]),
  )
  await tx.execute(SAVE, [tx.companyId, ids, changes.map(({ agreements }) => JSON.stringify(agreements))])
  await auditChanges(
    tx,
    changes.map(({ employeeId: id, agreements }) => ({
      id,
      before: { employee_holidays: before.get(id) ?? [] },
      after: { employee_holidays: agreements },
    })),
    actor,
  )
}
