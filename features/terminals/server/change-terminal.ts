import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, handle, inCompany } from '#kit/server/handler.ts'
import {
  disableTerminal,
  enableTerminal,
  releaseTerminal,
  type TerminalDetail,
  updateTerminal,
} from '../contract.ts'
import { lockTerminal, loggedTerminal, readTerminal, requireBranch } from './read-terminal.ts'

const UPDATE = `
  update terminal set name = $3, branch_id = $4, is_camera = $5, utc_offset_minutes = $6, needs_code = coalesce($7, needs_code), version = version + 1,
    clock_lags = case when utc_offset_minutes = $6 then clock_lags else '{}' end
  where company_id = $1 and id = $2`

export const updateOneTerminal = handle(updateTerminal, (context) =>
  inCompany(context, async (tx) => {
    const { version, name, branch_id, is_camera, utc_offset_minutes, needs_code } = context.body
    const before = await lockTerminal(tx, context.params.terminal_id)
    if (before.version !== version) throw new AppError('stale_version', { details: { current: before } })
    if (branch_id !== before.branch_id) await requireBranch(tx, branch_id)
    const values = [name, branch_id, is_camera, utc_offset_minutes, needs_code ?? null]
    await tx.execute(UPDATE, [tx.companyId, before.id, ...values])
    return { data: await logged(tx, context, before) }
  }),
)

async function logged(
  tx: Tx,
  context: Pick<Context, 'session'>,
  before: TerminalDetail,
): Promise<TerminalDetail> {
  const after = await readTerminal(tx, before.id)
  await audit(tx, tx.companyId, actorOf(context), {
    action: 'update',
    entity: 'terminal',
    entityId: before.id,
    before: loggedTerminal(before),
    after: loggedTerminal(after),
  })
  return after
}

const SET_STATUS = `
  update terminal set status = $3, version = version + 1 where company_id = $1 and id = $2 and status <> $3`

async function setStatus(
  context: Pick<Context, 'session' | 'db'>,
  id: number,
  status: 'active' | 'disabled',
): Promise<TerminalDetail> {
  return inCompany(context, async (tx) => {
    const before = await lockTerminal(tx, id)
    const changed = await tx.execute(SET_STATUS, [tx.companyId, id, status])
    return changed === 0 ? before : logged(tx, context, before)
  })
}

export const disableOneTerminal = handle(disableTerminal, async (context) => ({
  data: await setStatus(context, context.params.terminal_id, 'disabled'),
}))

export const enableOneTerminal = handle(enableTerminal, async (context) => ({
  data: await setStatus(context, context.params.terminal_id, 'active'),
}))

const RELEASE = `update terminal set status = 'released', version = version + 1 where company_id = $1 and id = $2`
const FREE = `
  update terminal_serial set released_at = $3 where company_id = $1 and terminal_id = $2 and released_at is null`

/** The lock on the terminal waits for uploads that are being stored, and later ones are refused. */
export const releaseOneTerminal = handle(releaseTerminal, (context) =>
  inCompany(context, async (tx) => {
    const before = await lockTerminal(tx, context.params.terminal_id)
    await tx.execute(RELEASE, [tx.companyId, before.id])
    await tx.execute(FREE, [tx.companyId, before.id, new Date()])
    await audit(tx, tx.companyId, actorOf(context), {
      action: 'delete',
      entity: 'terminal',
      entityId: before.id,
      before: loggedTerminal(before),
    })
    return { data: null }
  }),
)
