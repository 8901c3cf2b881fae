import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Timestamp } from '#kit/database/row-types.ts'
import { handle } from '#kit/server/handler.ts'
import { GivenPassword, listGivenPasswords } from '../../contract/given-passwords.ts'

const AccountRow = z.object({ id: Id, company_id: Id.nullable() })

/** Notes that another person set the passwords of these accounts. */
export async function noteGivenPasswords(tx: Tx, accountIds: readonly number[], by: string): Promise<void> {
  const accounts = await tx.query(
    AccountRow,
    'select id, company_id from account where id = any($1) order by id',
    [accountIds],
  )
  await tx.execute(
    `insert into given_password (company_id, account_id, by_name)
     select n.company_id, n.id, $3 from unnest($1::int[], $2::bigint[]) as n(company_id, id)`,
    [accounts.map(({ company_id }) => company_id), accounts.map(({ id }) => id), by],
  )
}

/** Notes the first sign-in with a password that another person set. */
export async function noteUseOfGiven(
  tx: Tx,
  accountId: number,
  { address, userAgent }: { address: string; userAgent: string },
): Promise<void> {
  if (!(await tx.exists('select from account where id = $1 and must_change_password', [accountId]))) return
  await tx.execute(
    `update given_password set used_at = now(), used_address = $2, used_agent = $3
     where id = (select max(id) from given_password where account_id = $1) and used_at is null`,
    [accountId, address, userAgent],
  )
}

const Row = z.object({
  ...GivenPassword.shape,
  given_at: Timestamp,
  used: z.object({ at: z.string(), address: z.string(), user_agent: z.string() }).nullable(),
})

/** Of the own account, the latest first. */
export const listOwnGivenPasswords = handle(listGivenPasswords, async ({ db, session }) => {
  const rows = await db.asProvider((tx) =>
    tx.query(
      Row,
      `select by_name as by, given_at, case when used_at is not null then json_build_object(
           'at', to_char(used_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'address', used_address,
           'user_agent', used_agent) end as used
       from given_password where account_id = $1 order by id desc limit 20`,
      [session.accountId],
    ),
  )
  return { data: rows.map((row) => ({ ...row, given_at: row.given_at.toISOString() })) }
})
