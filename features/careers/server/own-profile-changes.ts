import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { OWN_DETAILS, OwnDetails } from '#features/employees/contract/own-details.ts'
import { checkOwnDetails, lockPerson, readOwnDetails } from '#features/employees/server/index.ts'
import {
  type Asking,
  type OwnRecords,
  ownReader,
  ownRecordEndpoints,
  ownStatements,
  type RequestEngine,
} from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { employeeOf } from '#kit/server/employee-of.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import {
  changeProfileChange,
  OwnProfileChange,
  type ProfileChangeInput,
  requestProfileChange,
  showOwnDetails,
  showProfileChange,
} from '../contract.ts'
import { UNCHANGED } from '../locales/refusals.ts'
import { PROFILE_CHANGE } from './profile-change-kind.ts'

const WaitingRow = z.object({ name: z.string() })
/** Fields of other requests of the employee that are not decided. */
const WAITING = `
  select distinct jsonb_object_keys(changes) as name from profile_change
  where company_id = $1 and employee_id = $2 and id <> $3 and status in ('draft', 'pending', 'approved')`

/** The fields that differ from the record. */
async function changesOf(tx: Tx, employeeId: number, wanted: ProfileChangeInput) {
  const now = await readOwnDetails(tx, employeeId)
  return Object.fromEntries(
    OWN_DETAILS.filter((name) => !isDeepStrictEqual(wanted[name], now[name])).map((name) => [
      name,
      wanted[name],
    ]),
  )
}

/** Locks the employee, so that two requests at the same time do not ask for the same field. */
async function judge(
  { tx, context: { language }, employeeId }: Asking,
  input: ProfileChangeInput,
  id: number,
) {
  await lockPerson(tx, employeeId)
  const changes = await changesOf(tx, employeeId, input)
  if (Object.keys(changes).length === 0)
    throw new AppError('invalid_input', { fields: { contacts: [UNCHANGED[language]] } })
  const waiting = await tx.query(WaitingRow, WAITING, [tx.companyId, employeeId, id])
  if (waiting.some(({ name }) => name in changes)) throw new AppError('change_waits')
  await checkOwnDetails(tx, employeeId, changes, language)
  return { values: [JSON.stringify(changes), input.reason], warnings: 0 }
}

const StoredRow = OwnProfileChange.omit({ can: true })
  .omit(OwnDetails.shape as unknown as Record<keyof OwnDetails, true>)
  .extend({ changes: OwnDetails.partial() })
const readStored = ownReader(PROFILE_CHANGE, StoredRow, {
  columns: { changes: 'r.changes', reason: 'r.reason' },
})

const OWN_CHANGES: OwnRecords<ProfileChangeInput, OwnProfileChange> = {
  kind: PROFILE_CHANGE,
  judge,
  ...ownStatements('profile_change', ['changes', 'reason']),
  async read(asking, id) {
    const { changes, ...change } = await readStored(asking, id)
    return { ...change, ...(await readOwnDetails(asking.tx, asking.employeeId)), ...changes }
  },
  logged: [...OWN_DETAILS, 'reason', 'status'],
}

/** An employee sees the own details, asks for changes, and changes the request while nobody has decided. */
export const ownProfileChangeEndpoints = (engine: RequestEngine): Endpoint[] => [
  handle(showOwnDetails, (context) =>
    inCompany(context, async (tx) => ({ data: await readOwnDetails(tx, employeeOf(context)) })),
  ),
  ...ownRecordEndpoints(
    engine,
    { show: showProfileChange, request: requestProfileChange, change: changeProfileChange },
    OWN_CHANGES,
  ),
]
