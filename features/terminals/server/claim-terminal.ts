import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { Database } from '#kit/database/database.ts'
import { IdRow, Timestamp } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { claimTerminal } from '../contract.ts'
import { newClaimCode, readClaimCode, serialOf } from '../domain/serial.ts'
import { loggedTerminal, readTerminal, requireBranch } from './read-terminal.ts'

const SightingRow = z.object({ code: z.string() })
const ReleaseRow = z.object({ released_at: Timestamp.nullable() })

/**
 * Since when a serial belongs to no other company; null if it never did. Throws `terminal_taken`, and `terminal_unknown` without a
 * call of this terminal or with another code.
 */
async function requireUnclaimed(
  db: Database,
  companyId: number,
  serial: string,
  code: string,
): Promise<Date | null> {
  return db.asProvider(async (tx) => {
    const sighting = await tx.maybeOne(SightingRow, 'select code from terminal_sighting where serial = $1', [
      serial,
    ])
    if (sighting?.code !== code) throw new AppError('terminal_unknown')
    const owned = 'select from terminal_serial where serial = $1 and released_at is null'
    if (await tx.exists(owned, [serial])) throw new AppError('terminal_taken')
    const released =
      'select max(released_at) as released_at from terminal_serial where serial = $1 and company_id <> $2'
    return (await tx.one(ReleaseRow, released, [serial, companyId])).released_at
  })
}

const ADD = `
  insert into terminal (company_id, serial, name, branch_id, is_camera, utc_offset_minutes, counts_from)
  values ($1, $2, $3, $4, $5, $6, $7) returning id`
const OWN = `
  insert into terminal_serial (company_id, terminal_id, serial) values ($1, $2, $3)
  on conflict (serial) where released_at is null do nothing`
/** Whoever knows the code of an earlier claim cannot claim the terminal again after its release. */
const RENEW_CODE = 'update terminal_sighting set code = $2 where serial = $1'

/**
 * Claims a terminal for the user's company. Punches from the time before another company released it never count here. Two companies that
 * claim it at the same moment do not both get it.
 */
export const claimOneTerminal = handle(claimTerminal, async (context) => {
  const { name, branch_id, is_camera, utc_offset_minutes } = context.body
  const serial = serialOf(context.body.serial) as string
  const countsFrom = await requireUnclaimed(
    context.db,
    companyOf(context),
    serial,
    readClaimCode(context.body.code) as string,
  )
  const data = await inCompany(context, async (tx) => {
    await requireBranch(tx, branch_id)
    const values = [tx.companyId, serial, name, branch_id, is_camera, utc_offset_minutes, countsFrom]
    const { id } = await tx.one(IdRow, ADD, values)
    if ((await tx.execute(OWN, [tx.companyId, id, serial])) === 0) throw new AppError('terminal_taken')
    const claimed = await readTerminal(tx, id)
    await audit(tx, tx.companyId, actorOf(context), {
      action: 'create',
      entity: 'terminal',
      entityId: id,
      after: loggedTerminal(claimed),
    })
    return claimed
  })
  await context.db.asProvider((tx) => tx.execute(RENEW_CODE, [serial, newClaimCode()]))
  return { data }
})
