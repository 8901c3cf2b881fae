import { z } from 'zod'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { TimedShift } from '../roster/roster-shifts.ts'

export const RotationRow = z.object({
  id: Id,
  name: z.string(),
  first_day: IsoDate,
  pattern: z.array(Id.nullable()),
  members: z.int(),
  version: z.int(),
})
export type RotationRow = z.infer<typeof RotationRow>

const READ = `
  select r.id, r.name, r.first_day, r.pattern, r.version,
    (select count(*)::int from rotation_member m where m.company_id = $1 and m.rotation_id = r.id) as members
  from rotation r where r.company_id = $1 and ($2::bigint is null or r.id = $2) order by r.name collate lao, r.id`

/** The rotations of the company, or one. */
export const readRotations = (tx: Tx, id: number | null = null): Promise<RotationRow[]> =>
  tx.query(RotationRow, READ, [tx.companyId, id])

const MemberRow = z.object({
  employee_id: Id,
  offset_days: z.int(),
  first_day: IsoDate,
  last_day: IsoDate.nullable(),
})
export type MemberRow = z.infer<typeof MemberRow>

const MEMBERS = `
  select employee_id, offset_days, first_day, last_day from rotation_member
  where company_id = $1 and rotation_id = $2 order by employee_id`

export const readMembers = (tx: Tx, rotationId: number): Promise<MemberRow[]> =>
  tx.query(MemberRow, MEMBERS, [tx.companyId, rotationId])

const ReplacedRow = z.object({ id: Id, replaces_id: Id })
const REPLACED = 'select id, replaces_id from shift where company_id = $1 and replaces_id is not null'

/**
 * The shift that a pattern means today: a shift whose times have changed from a day on is replaced by a later one. Null: it is deleted.
 */
export async function readPresentShifts(
  tx: Tx,
  shifts: ReadonlyMap<number, TimedShift>,
): Promise<(id: number) => number | null> {
  const rows = await tx.query(ReplacedRow, REPLACED, [tx.companyId])
  const later = new Map(rows.map(({ id, replaces_id }) => [replaces_id, id]))
  return (id) => {
    let present = id
    for (let next = later.get(present); next !== undefined; next = later.get(present)) present = next
    return shifts.get(present)?.shift.is_usable ? present : null
  }
}
