import { inEachCompany } from '#features/companies/server/index.ts'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { defineJob } from '#kit/server/jobs.ts'
import { addLeaveEntries, type NewLeaveEntry } from './add-entries.ts'
import { readLeaveAccounts } from './read-leave-accounts.ts'

/** So many employees are read at once. */
const BATCH = 500

/** The ledger's own entries have no user. */
const RULES = { accountId: null, name: 'grant-leave' }

const PEOPLE = `
  select id from ${EMPLOYEES} e where company_id = $1 and deleted_at is null and ($2::bigint[] is null or id = any($2))
    and (end_date is null or end_date >= $3) order by id`
const TYPES = `select id from leave_type where company_id = $1 and deleted_at is null order by id`

/**
 * Stores what the rules of the leave types have given up to a day, for all or some employees. No balance changes: the accounts count what
 * is due in any case, and what is stored stays when the rules of later years change. Repeating it changes nothing.
 */
export async function grantLeave(
  tx: Tx,
  today: string,
  employeeIds: readonly number[] | null = null,
): Promise<number> {
  const idsOf = async (sql: string, values: unknown[]) =>
    (await tx.query(IdRow, sql, [tx.companyId, ...values])).map(({ id }) => id)
  // Those who have left in the last year can still have months that were not given in time.
  const since = `${Number(today.slice(0, 4)) - 1}-01-01`
  const [people, types] = [await idsOf(PEOPLE, [employeeIds, since]), await idsOf(TYPES, [])]
  let stored = 0
  for (let at = 0; at < people.length; at += BATCH)
    stored += await grantTo(tx, people.slice(at, at + BATCH), { types, today })
  return stored
}

async function grantTo(
  tx: Tx,
  employeeIds: readonly number[],
  { types, today }: { types: readonly number[]; today: string },
): Promise<number> {
  const asked = { employeeIds, typeIds: types, from: today, to: today, rulesOnly: true }
  const accounts = await readLeaveAccounts(tx, asked)
  const due = employeeIds.flatMap((employee_id) =>
    types.flatMap((leave_type_id): NewLeaveEntry[] =>
      accounts
        .account(employee_id, leave_type_id)
        .ledger.dueUntil(today)
        .map(({ id, ...entry }) => ({
          ...entry,
          employee_id,
          leave_type_id,
          request_id: null,
          run_id: null,
        })),
    ),
  )
  return (await addLeaveEntries(tx, due, RULES)).length
}

/** Once a day in each company: what the rules of leave have given. */
export const grantLeaveDaily = defineJob({
  name: 'grant-leave',
  isDaily: true,
  run: (_, job) =>
    inEachCompany(
      job,
      { done: 'leave given by the rules', failure: 'the leave of a company was not given' },
      async (companyId) => ({
        stored: await job.db.inCompany(companyId, (tx) => grantLeave(tx, todayInLaos())),
      }),
    ),
})
