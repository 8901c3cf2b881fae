import { BRANCHES } from '#features/master-data/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { selected } from '#kit/server/list/list-sql.ts'
import { mayDo } from '#kit/server/permit.ts'
import { showTerminal, TerminalDetail } from '../contract.ts'
import { JOIN_BRANCH, TERMINAL_DETAIL_COLUMNS } from './terminal-columns.ts'

const SHOW = `
  select ${selected(TERMINAL_DETAIL_COLUMNS)} from terminal r ${JOIN_BRANCH}
  where r.company_id = $1 and r.id = $2 and r.status <> 'released'`

/** A terminal of the company. Throws `not_found`, also for one that it has given away. */
export async function readTerminal(tx: Tx, id: number): Promise<TerminalDetail> {
  const row = await tx.maybeOne(TerminalDetail, SHOW, [tx.companyId, id])
  if (!row) throw new AppError('not_found')
  return row
}

/** Locks a terminal of the company, so that no upload is stored meanwhile. Throws `not_found`. */
export async function lockTerminal(tx: Tx, id: number): Promise<TerminalDetail> {
  await tx.execute('select id from terminal where company_id = $1 and id = $2 for update', [tx.companyId, id])
  return readTerminal(tx, id)
}

/** Throws `not_found` for a branch that the company does not have. */
export async function requireBranch(tx: Tx, id: number | null): Promise<void> {
  if (id === null) return
  const sql = `select from ${BRANCHES} b where b.company_id = $1 and b.id = $2 and b.deleted_at is null`
  if (!(await tx.exists(sql, [tx.companyId, id]))) throw new AppError('not_found')
}

/** The fields of a terminal in the activity log. */
export const loggedTerminal = ({
  serial,
  name,
  branch,
  is_camera,
  utc_offset_minutes,
  needs_code,
  state,
}: TerminalDetail) => ({
  ...{ serial, name, branch, is_camera, utc_offset_minutes, needs_code },
  is_disabled: state === 'disabled',
})

export const showOneTerminal = handle(showTerminal, (context) =>
  inCompany(context, async (tx) => {
    const terminal = await readTerminal(tx, context.params.terminal_id)
    const mayManage = mayDo(context.session, 'edit-terminal')
    return { data: { ...terminal, door_code: mayManage ? terminal.door_code : null } }
  }),
)
