import { COMPANY_SETTINGS, companyOfTransaction } from '#features/companies/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { type CreateRunInput, createRun as route } from '../../contract.ts'
import { describeRun } from './describe-run.ts'
import { overlappingRuns, requireConfirmed } from './overlapping-runs.ts'
import { checkedChoice } from './run-choice.ts'

type NewRun = Omit<CreateRunInput, 'confirmed'>

const NO_CHOICE = { item_ids: [], employee_ids: [] }

/** Creates a draft, by default with the company's mode and divisors. Throws `duplicate` on `title`. Returns its id. */
export async function createRun(
  tx: Tx,
  input: NewRun,
  actor: Actor,
  language: Language = 'la',
): Promise<number> {
  const companyId = companyOfTransaction(tx)
  const choice = input.kind === 'extra' ? await checkedChoice(tx, input, { input }, language) : NO_CHOICE
  const run = await tx.maybeOne(
    IdRow,
    `insert into payroll_run (company_id, title, kind, item_ids, employee_ids, from_date, to_date, mode, days_per_month, hours_per_day, created_by, created_by_name,
       exchange_rate_date)
     select $1, $2, $10, $11, $12, $3, $4, coalesce($5, s.payroll_mode), coalesce($6::numeric, s.days_per_month), coalesce($7::numeric, s.hours_per_day), $8, $9, $13
     from ${COMPANY_SETTINGS} s where s.company_id = $1
     on conflict (company_id, title) do nothing returning id`,
    [
      companyId,
      input.title,
      input.from_date,
      input.to_date,
      input.mode ?? null,
      input.days_per_month ?? null,
      input.hours_per_day ?? null,
      actor.accountId,
      actor.name,
      input.kind ?? 'regular',
      choice.item_ids,
      choice.employee_ids,
      input.exchange_rate_date ?? null,
    ],
  )
  if (!run) throw new AppError('duplicate', { fields: { title: [input.title] } })
  await audit(tx, companyId, actor, {
    action: 'create',
    entity: 'payroll_run',
    entityId: run.id,
    after: { ...input, ...choice },
  })
  return run.id
}

export const createRunEndpoint = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    const { confirmed, ...input } = context.body
    const id = await createRun(tx, input, actorOf(context), context.language)
    // Afterwards: a title that is taken is reported first.
    requireConfirmed(await overlappingRuns(tx, companyId, input, id), confirmed)
    return { data: await describeRun(tx, companyId, id, context.session, context.language) }
  }),
)
