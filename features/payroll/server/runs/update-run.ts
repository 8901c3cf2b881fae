import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { updateRun as route, type UpdateRunInput } from '../../contract.ts'
import { describeRun } from './describe-run.ts'
import { dropCalculations, lockIdleRun } from './idle-run.ts'
import { overlappingRuns, requireConfirmed } from './overlapping-runs.ts'
import { checkedChoice } from './run-choice.ts'
import type { RunRecord } from './run-record.ts'

type Input = z.output<typeof UpdateRunInput>

export const updateRun = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    const { body, params } = context
    const run = await lockIdleRun(tx, companyId, params.id, 'edit')
    if (run.kind === 'final') throw new AppError('run_of_settlement')
    if (run.version !== body.version) throw new AppError('stale_version')
    await refuseTakenTitle(tx, companyId, run.id, body.title)
    const after = merged(run, body)
    if (after.from_date !== run.from_date || after.to_date !== run.to_date)
      requireConfirmed(
        await overlappingRuns(tx, companyId, { ...after, kind: run.kind }, run.id),
        body.confirmed,
      )
    const choice =
      run.kind === 'extra'
        ? await checkedChoice(tx, after, { input: body, stored: run }, context.language)
        : choiceIds(run)
    const changesPay =
      !isDeepStrictEqual(choice, choiceIds(run)) ||
      PAY_FIELDS.some((name) => String(after[name] ?? '') !== String(before(run)[name] ?? ''))
    if (changesPay) await dropCalculations(tx, companyId, run.id)
    await tx.execute(
      `update payroll_run set title = $3, from_date = $4, to_date = $5, mode = $6, days_per_month = $7, hours_per_day = $8,
         exchange_rate_date = $9, item_ids = $11, employee_ids = $12, status = case when $10 then 'draft' else status end, version = version + 1
       where company_id = $1 and id = $2`,
      [
        companyId,
        run.id,
        ...FIELDS.map((name) => after[name]),
        changesPay,
        choice.item_ids,
        choice.employee_ids,
      ],
    )
    await audit(tx, companyId, actorOf(context), {
      action: 'update',
      entity: 'payroll_run',
      entityId: run.id,
      before: { ...before(run), ...choiceIds(run) },
      after: { ...after, ...choice },
    })
    return { data: await describeRun(tx, companyId, run.id, context.session, context.language) }
  }),
)

const PAY_FIELDS = [
  'from_date',
  'to_date',
  'mode',
  'days_per_month',
  'hours_per_day',
  'exchange_rate_date',
] as const
const FIELDS = ['title', ...PAY_FIELDS] as const

const choiceIds = ({ item_ids, employee_ids }: RunRecord) => ({ item_ids, employee_ids })

const before = (run: RunRecord) => ({
  title: run.title,
  from_date: run.from_date,
  to_date: run.to_date,
  mode: run.mode,
  days_per_month: Number(run.days_per_month),
  hours_per_day: Number(run.hours_per_day),
  exchange_rate_date: run.exchange_rate_date as string | null | undefined,
})

const merged = (
  run: RunRecord,
  { version: _, confirmed: __, item_ids: _items, employee_ids: _people, ...body }: Input,
) => ({
  ...before(run),
  ...body,
})

async function refuseTakenTitle(tx: Tx, companyId: number, id: number, title: string) {
  const isTaken = await tx.exists(
    'select 1 from payroll_run where company_id = $1 and title = $2 and id <> $3',
    [companyId, title, id],
  )
  if (isTaken) throw new AppError('duplicate', { fields: { title: [title] } })
}
