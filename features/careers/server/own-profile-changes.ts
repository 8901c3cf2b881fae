import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import {
  OWN_ACCOUNT,
  OWN_DETAILS,
  type OwnDetail,
  OwnDetails,
} from '#features/employees/contract/own-details.ts'
import {
  checkOwnDetails,
  lockPerson,
  type OwnChanges,
  readOwnDetails,
} from '#features/employees/server/index.ts'
import {
  type Asking,
  type OwnRecords,
  ownReader,
  ownRecordEndpoints,
  ownStatements,
  type RequestEngine,
} from '#features/requests/server/index.ts'
import { errorMessage } from '#kit/contract/error-register.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { employeeOf } from '#kit/server/employee-of.ts'
import { attachFiles } from '#kit/server/files/attach-files.ts'
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
import { PROFILE_CHANGE, pictureOf } from './profile-change-kind.ts'

const WaitingRow = z.object({ name: z.string() })
/** Fields of other requests of the employee that are not decided. */
const WAITING = `
  select distinct jsonb_object_keys(changes) as name from profile_change
  where company_id = $1 and employee_id = $2 and id <> $3 and status in ('draft', 'pending', 'approved')`

/** The fields that differ from the record. An account of which a part differs is there as a whole. */
async function changesOf(tx: Tx, employeeId: number, input: ProfileChangeInput): Promise<OwnChanges> {
  const now = await readOwnDetails(tx, employeeId)
  const wanted: OwnChanges = { ...input, ...input.account }
  const differs = OWN_DETAILS.filter(
    (name) => wanted[name] !== undefined && !isDeepStrictEqual(wanted[name], now[name]),
  )
  const isAccount = (name: OwnDetail) => OWN_ACCOUNT.some((one) => one === name)
  const names = differs.some(isAccount) ? [...differs, ...OWN_ACCOUNT] : differs
  return Object.fromEntries(names.map((name) => [name, wanted[name]]))
}

/** Throws what `check` throws, with the fields of the account under `account`, where the form has them. */
async function underAccount(check: Promise<void>): Promise<void> {
  try {
    await check
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error
    const place = (name: string) => (OWN_ACCOUNT.some((one) => one === name) ? `account.${name}` : name)
    const fields = Object.entries(error.fields).map(([name, texts]) => [place(name), texts])
    throw new AppError(error.code, { fields: Object.fromEntries(fields) })
  }
}

/** The picture that is asked for belongs to the change until it is decided. Throws `file_gone` under its field. */
async function attachPicture(
  { tx, context: { session, language } }: Asking,
  { profile }: ProfileChangeInput,
  id: number,
): Promise<void> {
  if (profile === undefined) return
  const ids = (await isAskedPicture(tx, id, profile)) ? [profile ?? []].flat() : []
  const attachment = { owner: pictureOf(id), purpose: 'picture' as const, ids, accountId: session.accountId }
  await attachFiles(tx, attachment).catch((error) => {
    throw error instanceof AppError && error.code === 'file_gone'
      ? new AppError('file_gone', { fields: { profile: [errorMessage('file_gone', language)] } })
      : error
  })
}

const ASKED = `
  select from profile_change where company_id = $1 and id = $2 and (changes ->> 'profile')::bigint = $3`

/** The form repeats the picture of the record if it is not to change. */
const isAskedPicture = (tx: Tx, id: number, profile: number | null): Promise<boolean> =>
  tx.exists(ASKED, [tx.companyId, id, profile])

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
  await underAccount(checkOwnDetails(tx, employeeId, changes, language))
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
  afterSave: attachPicture,
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
