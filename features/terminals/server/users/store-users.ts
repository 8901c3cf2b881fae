import type { Tx } from '#kit/database/database.ts'
import type { DeviceUser } from '../../domain/device-users.ts'

const STORE = `
  insert into terminal_user (company_id, terminal_id, pin, name, privilege, seen_at)
  select $1, $2, pin, name, privilege, $6
  from unnest($3::text[], $4::text[], $5::smallint[]) as given(pin, name, privilege)
  on conflict (company_id, terminal_id, pin) do update set name = excluded.name, seen_at = excluded.seen_at,
    privilege = coalesce(excluded.privilege, terminal_user.privilege)`

/** Stores the users that are on a terminal: PIN, name and privilege. */
export async function storeUsers(
  tx: Tx,
  terminalId: number,
  users: readonly DeviceUser[],
  now: Date,
): Promise<void> {
  const once = [...new Map(users.map((user) => [user.pin, user])).values()]
  if (once.length === 0) return
  await tx.execute(STORE, [
    ...[tx.companyId, terminalId],
    once.map(({ pin }) => pin),
    once.map(({ name }) => name),
    once.map(({ privilege }) => privilege),
    now,
  ])
}
