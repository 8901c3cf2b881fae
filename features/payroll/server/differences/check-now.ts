import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import { type Database, DatabaseUnavailable, type Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { defineJob } from '#kit/server/jobs.ts'
import { checkDifferences as route } from '../../contract.ts'
import { type Comparison, compareRuns } from './check-differences.ts'
import { readState } from './difference-state.ts'

/** After this time it is asked again, even if the last comparison did not report its end, such as after a restored backup. */
const GIVEN_UP = `interval '1 hour'`

const AskedRow = z.object({ company_id: Id })

/** Records the request; false if a comparison is already under way. */
async function ask(tx: Tx, companyId: number, actor: Actor): Promise<boolean> {
  const asked = await tx.maybeOne(
    AskedRow,
    `insert into pay_difference_check as last (company_id, asked_at, asked_by, asked_by_name, status)
     values ($1, statement_timestamp(), $2, $3, 'waiting')
     on conflict (company_id) do update
     set asked_at = excluded.asked_at, asked_by = excluded.asked_by, asked_by_name = excluded.asked_by_name,
       status = 'waiting', done = 0, total = 0
     where last.status in ('done', 'failed') or last.asked_at < statement_timestamp() - ${GIVEN_UP}
     returning company_id`,
    [companyId, actor.accountId, actor.name],
  )
  return asked !== null
}

/** Starts the comparison in the background; while one is under way, its state is returned. */
export const checkNow = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    if (await ask(tx, companyId, actorOf(context))) await context.jobs.send(tx, compareNow, { companyId })
    return { data: await readState(tx, companyId) }
  }),
)

const CheckRow = z.object({ asked_by: Id.nullable(), asked_by_name: z.string(), status: z.string() })

/** Compares the locked runs of a company as asked. A repetition after a kill begins again with the first run, which changes nothing. */
export const compareNow = defineJob<{ companyId: number }>({
  name: 'compare-pay-now',
  isHeavy: true,
  async run({ companyId }, { db, log, signal }) {
    const asked = await db.inCompany(companyId, (tx) =>
      tx.maybeOne(
        CheckRow,
        'select asked_by, asked_by_name, status from pay_difference_check where company_id = $1',
        [companyId],
      ),
    )
    if (!asked || asked.status === 'done') return
    try {
      const onRun = (soFar: Comparison) => store(db, companyId, { ...soFar, status: 'running' })
      const sum = await compareRuns(db, companyId, { signal, onRun })
      await finish(db, companyId, sum, { accountId: asked.asked_by, name: asked.asked_by_name })
    } catch (error) {
      // The queue repeats it when the database answers again.
      if (signal.aborted || error instanceof DatabaseUnavailable) throw error
      log.error({ err: error, companyId }, 'the pay differences were not found')
      await store(db, companyId, { status: 'failed', runs: 0, total: 0 })
    }
  },
})

async function store(
  db: Database,
  companyId: number,
  { status, runs, total }: { status: string; runs: number; total: number },
): Promise<void> {
  await db.inCompany(companyId, (tx) =>
    tx.execute('update pay_difference_check set status = $2, done = $3, total = $4 where company_id = $1', [
      ...[companyId, status, runs, total],
    ]),
  )
}

/** The end and its entry in the log are stored together. */
function finish(db: Database, companyId: number, { total, ...after }: Comparison, actor: Actor) {
  return db.inCompany(companyId, async (tx) => {
    await tx.execute(
      `update pay_difference_check set status = 'done', done = $2, total = $2 where company_id = $1`,
      [companyId, total],
    )
    await audit(tx, companyId, actor, { action: 'compare', entity: 'pay_difference', after })
  })
}
