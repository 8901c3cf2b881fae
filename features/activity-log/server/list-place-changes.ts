import { z } from 'zod'
import { actorFace, EMPLOYEES } from '#features/employees/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Words } from '#kit/contract/master-data-fields.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { dayAt } from '#kit/server/laos-time.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import { nameRecords } from '#kit/server/named-records.ts'
import { listPlaceChanges, MAX_PLACE_CHANGES, PLACE_FIELDS, PlaceChange } from '../contract.ts'
import type { RecordKinds } from './name-references.ts'

type Field = (typeof PLACE_FIELDS)[number]

/** The names of each field in entries of the log: a change by form or file, and a new employee. */
const KEYS: Record<Field, readonly [string, string]> = {
  position: ['positionId', 'position_id'],
  department: ['company_department_id', 'department_id'],
  branch: ['company_branch_id', 'branch_id'],
}
const storedIn = (side: 'before' | 'after', field: Field) =>
  `coalesce(${KEYS[field].map((key) => `x.${side} ->> '${key}'`).join(', ')})`
const sideOf = (side: 'before' | 'after') =>
  `json_build_object(${PLACE_FIELDS.map((field) => `'${field}', ${storedIn(side, field)}`).join(', ')})`
/** An entry that does not contain the field has not changed it. */
const isChanged = (field: Field) =>
  `(x.after ?| array[${KEYS[field].map((key) => `'${key}'`).join(', ')}]
    and ${storedIn('before', field)} is distinct from ${storedIn('after', field)})`

const Side = z.object({
  position: z.string().nullable(),
  department: z.string().nullable(),
  branch: z.string().nullable(),
})
const ChangeRow = PlaceChange.omit({ changes: true }).extend({
  before: Side,
  after: Side,
  fields: z.array(z.enum(PLACE_FIELDS)),
})
const CHANGES = `
  select x.id, case when x.before is null then coalesce((x.after ->> 'start_date')::date, ${dayAt('x.at')}) else ${dayAt('x.at')} end as from_day,
    ${instant('x.at')} as at, x.actor, ${actorFace('x')} as actor_face, ${sideOf('before')} as before, ${sideOf('after')} as after,
    array_remove(array[${PLACE_FIELDS.map((field) => `case when ${isChanged(field)} then '${field}' end`).join(', ')}], null) as fields
  from audit_entry x where x.company_id = $1 and x.entity = 'employee' and x.entity_id = $2
    and (${PLACE_FIELDS.map(isChanged).join(' or ')})
  order by x.id desc limit ${MAX_PLACE_CHANGES}`

type Names = Record<Field, ReadonlyMap<string, Words>>

/** The names behind the numbers of these rows. One query for each field. */
async function namesOf(
  tx: Tx,
  rows: readonly z.infer<typeof ChangeRow>[],
  kinds: RecordKinds,
): Promise<Names> {
  const names = { position: new Map(), department: new Map(), branch: new Map() } as Names
  for (const field of PLACE_FIELDS) {
    const kind = kinds.byField.get(KEYS[field][0])
    const ids = rows.flatMap(({ before, after }) => [before[field], after[field]]).filter((id) => id !== null)
    if (kind && ids.length > 0) names[field] = await nameRecords(tx, tx.companyId, kind, new Set(ids))
  }
  return names
}

/** The places of an employee by the log, which every change of an employee writes. `not_found` for other people. */
export const placeChanges = (kinds: RecordKinds): Endpoint =>
  handle(listPlaceChanges, (context) =>
    inCompany(context, async (tx) => {
      const { id } = context.params
      const isKnown = await tx.exists(`select from ${EMPLOYEES} e where company_id = $1 and id = $2`, [
        tx.companyId,
        id,
      ])
      if (!isKnown) throw new AppError('not_found')
      const rows = await tx.query(ChangeRow, CHANGES, [tx.companyId, id])
      const names = await namesOf(tx, rows, kinds)
      const nameOf = (field: Field, key: string | null) => (key && names[field].get(key)) || null
      return {
        data: rows.map(({ before, after, fields, ...row }) => ({
          ...row,
          changes: fields.map((field) => ({
            field,
            before: nameOf(field, before[field]),
            after: nameOf(field, after[field]),
          })),
        })),
      }
    }),
  )
