import type { z } from 'zod'
import { EMPLOYEES, personName } from '#features/employees/server/index.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Context } from '#kit/server/handler.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import { Delegation } from '../../contract.ts'

const StoredDelegation = Delegation.omit({ can: true })
type StoredDelegation = z.infer<typeof StoredDelegation>

const face = (person: string) => `json_build_object('id', ${person}.id, 'picture', ${person}.picture)`

/** The state follows from the answers and from today. */
const STATE = `case
  when g.revoked_at is not null then 'revoked' when g.declined_at is not null then 'declined'
  when g.last_day < today_in_laos() then 'ended' when g.accepted_at is null then 'offered'
  when g.first_day > today_in_laos() then 'coming' else 'running' end`

const read = (language: Language) => `
  select g.id, g.from_employee_id, ${personName(language, 'f')} as from_name, ${face('f')} as from_face,
    g.to_employee_id, ${personName(language, 't')} as to_name, ${face('t')} as to_face, g.first_day, g.last_day, g.kinds, g.reason,
    ${STATE} as state, case when g.is_set_by_hr then g.set_by_name end as set_by,
    ${instant('coalesce(g.accepted_at, g.declined_at)')} as answered_at
  from delegation g
  join ${EMPLOYEES} f on f.company_id = g.company_id and f.id = g.from_employee_id
  join ${EMPLOYEES} t on t.company_id = g.company_id and t.id = g.to_employee_id
  where g.company_id = $1 and ($2::bigint is null or g.id = $2)
    and ($3::bigint is null or g.from_employee_id = $3 or g.to_employee_id = $3)
  order by g.first_day desc, g.id desc limit 500`

/** Whose delegations are read: one, those of an employee, or all. */
interface Wanted {
  id?: number
  employeeId?: number
}

/** Delegations with what the user can do with them. */
export async function readDelegations(
  tx: Tx,
  { session, language }: Pick<Context, 'session' | 'language'>,
  { id, employeeId, isHr }: Wanted & { isHr: boolean },
): Promise<Delegation[]> {
  const values = [tx.companyId, id ?? null, employeeId ?? null]
  const rows = await tx.query(StoredDelegation, read(language), values)
  return rows.map((row) => ({ ...row, can: actionsOn(row, session?.employeeId ?? null, isHr) }))
}

function actionsOn(
  { state, from_employee_id, to_employee_id }: StoredDelegation,
  employeeId: number | null,
  isHr: boolean,
): Delegation['can'] {
  if (!['offered', 'coming', 'running'].includes(state)) return []
  const isDeputy = employeeId === to_employee_id
  const can: Delegation['can'] = []
  if (isDeputy && state === 'offered') can.push('accept', 'decline')
  if (isHr || employeeId === from_employee_id || (isDeputy && state !== 'offered')) can.push('revoke')
  return can
}
