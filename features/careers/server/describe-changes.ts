import { z } from 'zod'
import {
  OWN_DETAILS,
  type OwnDetails,
  type OwnDetailsInput,
} from '#features/employees/contract/own-details.ts'
import { EMPLOYEE_FIELDS } from '#features/employees/domain/fields/field-table.ts'
import { readOwnDetails } from '#features/employees/server/index.ts'
import { DISTRICTS, PROVINCES } from '#features/master-data/server/index.ts'
import type { RequestContext } from '#features/requests/contract.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'

const Place = z.object({ code: z.string(), name_la: z.string(), name_en: z.string() })
const PLACES = `
  select code, name_la, name_en from ${PROVINCES} province where code = any($1)
  union all select code, name_la, name_en from ${DISTRICTS} district where code = any($1)`

type Value = OwnDetails[keyof OwnDetails]

/** What a change would do to the record as it is now, in the reader's language: each field with its value before and after. */
export async function describeChanges(
  tx: Tx,
  employeeId: number,
  changes: Partial<OwnDetailsInput>,
  language: Language,
): Promise<RequestContext['changes']> {
  const now = await readOwnDetails(tx, employeeId)
  const codes = [now, changes].flatMap(({ province_id, district_id }) => [province_id, district_id])
  const places = await tx.query(Place, PLACES, [codes.filter((code) => code != null)])
  const names = new Map(places.map((place) => [place.code, place[`name_${language}`]]))
  const textOf = (value: Value): string =>
    Array.isArray(value)
      ? value.map((contact) => contact.value).join(', ')
      : (names.get(value ?? '') ?? value ?? '')
  return OWN_DETAILS.flatMap((name) => {
    const after = changes[name]
    if (after === undefined) return []
    return [
      {
        field: EMPLOYEE_FIELDS[name].label[language],
        before: textOf(now[name]),
        after: textOf(after as Value),
      },
    ]
  })
}
