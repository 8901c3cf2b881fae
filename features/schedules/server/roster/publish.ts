import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { checkRosterDrafts, discardRosterDrafts, publishRoster } from '../../contract/roster-plan.ts'
import { plannedShift } from '../../domain/roster-cell.ts'
import { markDaysAround } from '../mark-days-around.ts'
import { loggedCells } from './log-cells.ts'
import { addNotices } from './notices.ts'
import { planDrafts, type RosterReaders } from './plan-drafts.ts'
import { readRosterShifts } from './roster-shifts.ts'
import { requireEmployees } from './save-cells.ts'
import { lockDrafts, type RosterPart, rangesOf, type StoredCell } from './stored-cells.ts'

interface PartInput {
  from: string
  to: string
  employee_ids: number[] | null
}

/** The drafts of a part of the roster, locked. Throws `not_found`. */
async function draftsOf(tx: Tx, { from, to, employee_ids }: PartInput): Promise<StoredCell[]> {
  if (employee_ids) await requireEmployees(tx, employee_ids)
  const part: RosterPart = { from, to, employeeIds: employee_ids }
  return lockDrafts(tx, part)
}

const checkWith = (readers: RosterReaders): Endpoint =>
  handle(checkRosterDrafts, (context) =>
    inCompany(context, async (tx) => ({
      data: await planDrafts(tx, await draftsOf(tx, context.body), context.language, readers),
    })),
  )

const PUBLISH = `
  update roster_day r set shift_id = r.draft_shift_id, is_published = true, has_draft = false, draft_shift_id = null,
    changed_by = $4, changed_at = $5, version = r.version + 1
  from unnest($2::bigint[], $3::date[]) as c(employee_id, work_date)
  where r.company_id = $1 and r.employee_id = c.employee_id and r.work_date = c.work_date`

const REMOVE = `
  delete from roster_day r using unnest($2::bigint[], $3::date[]) as c(employee_id, work_date)
  where r.company_id = $1 and r.employee_id = c.employee_id and r.work_date = c.work_date`

const keysOf = (cells: readonly StoredCell[]) => [
  cells.map(({ employeeId }) => employeeId),
  cells.map(({ date }) => date),
]

const publishWith = (readers: RosterReaders): Endpoint =>
  handle(publishRoster, (context) =>
    inCompany(context, async (tx) => {
      const { seen, confirmed } = context.body
      const drafts = await draftsOf(tx, context.body)
      const plan = await planDrafts(tx, drafts, context.language, readers)
      // Whoever publishes second finds nothing left, which is no conflict.
      if (drafts.length > 0 && plan.version !== seen) throw new AppError('stale_version')
      const asks = plan.runs.length > 0 || plan.warnings.length > 0
      if (asks && !confirmed) return { data: { ...plan, is_stored: false } }
      if (drafts.length > 0) await publish(tx, context, drafts)
      return { data: { ...plan, is_stored: true } }
    }),
  )

async function publish(
  tx: Tx,
  context: Pick<Context, 'session'>,
  drafts: readonly StoredCell[],
): Promise<void> {
  const removed = drafts.filter(({ draftRemoves }) => draftRemoves)
  const changed = drafts.filter(({ draftRemoves }) => !draftRemoves)
  if (removed.length > 0) await tx.execute(REMOVE, [tx.companyId, ...keysOf(removed)])
  if (changed.length > 0)
    await tx.execute(PUBLISH, [tx.companyId, ...keysOf(changed), actorOf(context).name, new Date()])
  await markDaysAround(tx, rangesOf(drafts))
  await addNotices(tx, drafts, actorOf(context))
  await log(tx, context, 'publish', drafts)
}

/** Logs drafts that become live or are discarded, with the shifts before and after. */
async function log(
  tx: Tx,
  context: Pick<Context, 'session'>,
  action: 'publish' | 'delete',
  drafts: readonly StoredCell[],
): Promise<void> {
  const shifts = await readRosterShifts(tx)
  const planned = loggedCells(
    drafts.map((cell) => ({ ...cell, shiftId: plannedShift(cell) })),
    shifts,
  )
  const live = loggedCells(
    drafts.map((cell) => ({ ...cell, shiftId: cell.isPublished ? cell.shiftId : undefined })),
    shifts,
  )
  await audit(tx, tx.companyId, actorOf(context), {
    action,
    entity: action === 'publish' ? 'roster_day' : 'roster_draft',
    before: action === 'publish' ? live : planned,
    ...(action === 'publish' && { after: planned }),
  })
}

const FORGET = `
  update roster_day r set has_draft = false, draft_shift_id = null, draft_removes = false, changed_by = $4, changed_at = $5,
    version = r.version + 1
  from unnest($2::bigint[], $3::date[]) as c(employee_id, work_date)
  where r.company_id = $1 and r.employee_id = c.employee_id and r.work_date = c.work_date`

const discard = handle(discardRosterDrafts, (context) =>
  inCompany(context, async (tx) => {
    const drafts = await draftsOf(tx, context.body)
    const published = drafts.filter(({ isPublished }) => isPublished)
    const others = drafts.filter(({ isPublished }) => !isPublished)
    if (published.length > 0)
      await tx.execute(FORGET, [tx.companyId, ...keysOf(published), actorOf(context).name, new Date()])
    if (others.length > 0) await tx.execute(REMOVE, [tx.companyId, ...keysOf(others)])
    if (drafts.length > 0) await log(tx, context, 'delete', drafts)
    return { data: { cells: drafts.length } }
  }),
)

/** The calls that check, publish and discard drafts. */
export const publishEndpoints = (readers: RosterReaders): Endpoint[] => [
  checkWith(readers),
  publishWith(readers),
  discard,
]
