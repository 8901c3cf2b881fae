import { z } from 'zod'
import { inEachCompany } from '#features/companies/server/index.ts'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Database } from '#kit/database/database.ts'
import { defineJob } from '#kit/server/jobs.ts'
import { queueCommands } from './queue-commands.ts'

/** Days that are compared again every night: a terminal can be without a network for some of them. */
const DAYS = 3
/** Commands and unreadable lines are kept for this time. */
const KEPT_DAYS = 90
const UNFETCHED_DAYS = 7

const DueRow = z.object({ id: Id, from: z.string() })

/** $2: the first day. Punches from before the claim are on the terminal, but not stored. */
const DUE = `
  select id, to_char(greatest($2::timestamp, counts_from at time zone 'UTC' + make_interval(mins => utc_offset_minutes)),
    'YYYY-MM-DD HH24:MI:SS') as from
  from terminal where company_id = $1 and status = 'active' and last_seen_at > $3`

const EXPIRE = `
  update terminal_command set status = 'expired', done_at = $3 where company_id = $1 and status = 'queued' and created_at < $2`
const FORGET_COMMANDS = `delete from terminal_command where company_id = $1 and created_at < $2`
const FORGET_FAULTS = `delete from terminal_fault where company_id = $1 and last_at < $2`

/** Asks the terminals of a company how many punches of the last days they have, and forgets old commands and faults. Returns their number. */
export async function checkTerminals(db: Database, companyId: number, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const today = todayInLaos(now)
  return db.inCompany(companyId, async (tx) => {
    await tx.execute(EXPIRE, [tx.companyId, daysAgo(UNFETCHED_DAYS), now])
    await tx.execute(FORGET_COMMANDS, [tx.companyId, daysAgo(KEPT_DAYS)])
    await tx.execute(FORGET_FAULTS, [tx.companyId, daysAgo(KEPT_DAYS)])
    const first = `${addDays(today, -DAYS)} 00:00:00`
    const due = await tx.query(DueRow, DUE, [tx.companyId, first, daysAgo(UNFETCHED_DAYS)])
    const to = `${addDays(today, -1)} 23:59:59`
    const queued = await queueCommands(
      tx,
      'system',
      due
        .filter(({ from }) => from < to)
        .map(({ id, from }) => ({ terminalId: id, kind: 'verify' as const, detail: { from, to } })),
    )
    return queued.length
  })
}

export const checkTerminalsDaily = defineJob({
  name: 'check-terminals',
  isDaily: true,
  run: (_, job) =>
    inEachCompany(
      job,
      {
        done: 'terminals are asked for their number of punches',
        failure: 'terminals of a company were not checked',
      },
      async (companyId) => ({ asked: await checkTerminals(job.db, companyId, new Date()) }),
    ),
})
