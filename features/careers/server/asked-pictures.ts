import { z } from 'zod'
import { OwnDetails } from '#features/employees/contract/own-details.ts'
import { EMPLOYEE_FILES, readOwnDetails } from '#features/employees/server/index.ts'
import { type RequestEngine, requireSeen } from '#features/requests/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { serveFile } from '#kit/server/files/serve-file.ts'
import { uploadEndpoint } from '#kit/server/files/store-file.ts'
import { type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { showAskedPicture, showPresentPicture, showWantedPicture, uploadProfilePicture } from '../contract.ts'
import { pictureOf } from './profile-change-kind.ts'

const ChangeRow = z.object({ employee_id: z.int(), changes: OwnDetails.partial() })
const CHANGE = 'select employee_id, changes from profile_change where company_id = $1 and id = $2'

/** A change, for those who see its request. Throws `not_found` otherwise. */
async function requireChange(tx: Tx, context: Context, engine: RequestEngine, id: number) {
  await requireSeen(tx, context, engine, { kind: 'profile_change', subjectId: id })
  return tx.one(ChangeRow, CHANGE, [tx.companyId, id])
}

/** The upload of a picture of oneself, and the pictures before and after a change that is asked for. */
export const pictureEndpoints = (engine: RequestEngine): Endpoint[] => [
  uploadEndpoint(uploadProfilePicture, EMPLOYEE_FILES.profile.purpose),
  handle(showAskedPicture, (context) =>
    inCompany(context, async (tx) => {
      const { employee_id, changes } = await requireChange(
        tx,
        context,
        engine,
        context.params.asked_change_id,
      )
      const { profile: present } = await readOwnDetails(tx, employee_id)
      return {
        data: { is_asked: changes.profile !== undefined, present, wanted: changes.profile ?? null },
      }
    }),
  ),
  handle(showPresentPicture, async (context) => {
    const id = context.params.asked_change_id
    const { employee_id } = await inCompany(context, (tx) => requireChange(tx, context, engine, id))
    return serveFile(context, { kind: EMPLOYEE_FILES.profile.kind, id: employee_id })
  }),
  handle(showWantedPicture, async (context) => {
    const id = context.params.asked_change_id
    await inCompany(context, (tx) => requireChange(tx, context, engine, id))
    return serveFile(context, pictureOf(id))
  }),
]
