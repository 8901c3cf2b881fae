import { z } from 'zod'
import { OWN_ACCOUNT, OWN_DETAILS, type OwnDetails } from '#features/employees/contract/own-details.ts'
import { EMPLOYEE_FIELDS } from '#features/employees/domain/fields/field-table.ts'
import { type OwnChanges, readOwnDetails } from '#features/employees/server/index.ts'
import { BANKS, DISTRICTS, PROVINCES } from '#features/master-data/server/index.ts'
import type { RequestContext } from '#features/requests/contract.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'

const Named = z.object({ code: z.string(), name_la: z.string(), name_en: z.string() })
/** Places by their codes, and banks by 'bank 7'. */
const NAMES = `
  select code, name_la, name_en from ${PROVINCES} province where code = any($1)
  union all select code, name_la, name_en from ${DISTRICTS} district where code = any($1)
  union all select 'bank ' || id, short_name, short_name from ${BANKS} bank where 'bank ' || id = any($1)`

type Value = OwnDetails[keyof OwnDetails]

/** In the place of an account that the reader may not see. */
const HIDDEN = '***'

interface Reader {
  language: Language
  seesAccount: boolean
}

/**
 * What a change would do to the record as it is now, in the reader's language: each field with its value before and after. The picture is
 * shown by the screens.
 */
export async function describeChanges(
  tx: Tx,
  employeeId: number,
  changes: OwnChanges,
  { language, seesAccount }: Reader,
): Promise<RequestContext['changes']> {
  const now = await readOwnDetails(tx, employeeId)
  const codes = [now, changes].flatMap(({ province_id, district_id, bank_id }) => [
    ...[province_id, district_id, bank_id && `bank ${bank_id}`],
  ])
  const named = await tx.query(Named, NAMES, [codes.filter((code) => code != null)])
  const names = new Map(named.map((one) => [one.code, one[`name_${language}`]]))
  const textOf = (value: Value): string => {
    if (Array.isArray(value)) return value.map((contact) => contact.value).join(', ')
    if (typeof value === 'number') return names.get(`bank ${value}`) ?? ''
    return names.get(value ?? '') ?? value ?? ''
  }
  const isHidden = (name: string) => !seesAccount && OWN_ACCOUNT.some((one) => one === name)
  return OWN_DETAILS.flatMap((name) => {
    const after = changes[name]
    if (after === undefined || name === 'profile') return []
    const texts = isHidden(name)
      ? { before: HIDDEN, after: HIDDEN }
      : { before: textOf(now[name]), after: textOf(after) }
    // A part of the account that stays is not a change.
    return texts.before === texts.after && !isHidden(name)
      ? []
      : [{ field: EMPLOYEE_FIELDS[name].label[language], ...texts }]
  })
}
