import { z } from 'zod'
import type { SettlementLaw } from '#engines/payroll/types.ts'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { countDays, isDay } from '#kit/contract/days.ts'
import { dataAnswer, listAnswer, listQuery, severalIds, severalOf } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, IsoDate, Kip, Language, Version } from '#kit/contract/scalars.ts'
import { longText } from '#kit/contract/texts.ts'
import { PayslipDetail, Problem } from './payslips.ts'
import { ReadinessFinding } from './readiness.ts'
import { PAYROLL_ACCESS } from './run-access.ts'
import { Calculation, RunDetail, RunStatus } from './runs.ts'
import { EndReason, SettlementFields, StoredSettlement } from './settlement-input.ts'

export * from './settlement-input.ts'

const SETTLE = changing(PAYROLL_ACCESS, 'settle-employee')

const Named = z.object({ emp_number: z.string(), employee_name: z.string() })

/** A settlement in the list; amounts are 0 before the first calculation. */
export const SettlementRow = z.object({
  ...PERSON_FIELDS,
  /** That of its final run. */
  id: Id,
  employee_id: Id,
  department: z.string(),
  reason: EndReason,
  last_day: IsoDate,
  status: RunStatus,
  gross: Kip,
  net: Kip,
  /** What the employee owes the company, because the pay is not enough for the deductions. */
  owed: Kip,
  created_by: z.string(),
  created_at: Instant,
  version: Version,
})
export type SettlementRow = z.infer<typeof SettlementRow>

/** Somebody who leaves, with what the settlement is proposed with. */
const Leaver = Named.extend({
  employee_id: Id,
  start_date: IsoDate,
  /** Null: no last day is stored. */
  end_date: IsoDate.nullable(),
  /** Full months of the present employment up to the last day. */
  months: z.int(),
  /** Days of annual leave earned up to the last day, and used; null without annual leave, or with an unlimited one. */
  leave: z.object({ earned: z.number(), used: z.number() }).nullable(),
  law: z.custom<SettlementLaw>(),
  severance_taxable: z.boolean(),
  /** Open requests, days without scans, and whatever else is missing in the period. */
  missing: z.array(ReadinessFinding),
})

export const SettlementProposal = Leaver.extend({
  /** The period of the final run: the calendar month of the last day; null without a last day. */
  from_date: IsoDate.nullable(),
  to_date: IsoDate.nullable(),
  /** The settlement of this employment, if there is one. */
  settlement_id: Id.nullable(),
})
export type SettlementProposal = z.infer<typeof SettlementProposal>

export const SettlementDetail = Leaver.extend({
  id: Id,
  /** Of the final run. */
  version: Version,
  /** The final run. */
  run: RunDetail,
  settlement: StoredSettlement,
  /** Null before the first calculation, or if the person cannot be paid. */
  payslip: PayslipDetail.nullable(),
  problem: Problem.nullable(),
  owed: Kip,
  can: z.array(z.enum(['edit', 'delete', 'calculate', 'reopen'])),
})
export type SettlementDetail = z.infer<typeof SettlementDetail>

const Period = { from_date: IsoDate, to_date: IsoDate }
const MAX_DAYS = 62

function checkPeriod(body: { from_date: string; to_date: string }, context: z.RefinementCtx) {
  if (!isDay(body.from_date) || !isDay(body.to_date)) return
  const issue = (la: string, en: string) =>
    context.addIssue({ code: 'custom', path: ['to_date'], params: ownText(la, en) })
  if (body.to_date < body.from_date)
    issue('ວັນທີສິ້ນສຸດຕ້ອງບໍ່ກ່ອນວັນທີເລີ່ມ', 'The last day must not be before the first day')
  else if (countDays(body.from_date, body.to_date) > MAX_DAYS)
    issue('ຊ່ວງວັນທີຍາວເກີນສອງເດືອນ', 'The period is longer than two months')
}

/** What is entered, without the person. */
export const SettlementInput = SettlementFields.extend(Period).superRefine(checkPeriod)
export type SettlementInput = z.input<typeof SettlementInput>
export const CreateSettlementInput = SettlementFields.extend({ employee_id: Id, ...Period }).superRefine(
  checkPeriod,
)
export const UpdateSettlementInput = SettlementFields.extend({ version: Version, ...Period }).superRefine(
  checkPeriod,
)
export const ReopenSettlementInput = z.object({ version: Version, reason: longText(500).min(1) })

const SettlementId = z.object({ id: IdParam })

export const listSettlements = defineRoute({
  method: 'GET',
  path: '/settlement',
  summary: 'List the settlements of leavers, latest last day first.',
  access: PAYROLL_ACCESS,
  query: listQuery(['emp_number', 'employee_name', 'last_day', 'status', 'created_at'], {
    status: severalOf(RunStatus).optional(),
    reason: severalOf(EndReason).optional(),
    department_id: severalIds.optional(),
    branch_id: severalIds.optional(),
  }),
  answer: listAnswer(SettlementRow),
  list: { excel: true, entity: 'settlement' },
})

export const proposeSettlement = defineRoute({
  method: 'GET',
  path: '/settlement/proposal/:employee_id',
  summary:
    'Show what the settlement of an employee would be based on: last day, leave, notice, what is missing.',
  access: SETTLE,
  params: z.object({ employee_id: IdParam }),
  answer: dataAnswer(SettlementProposal),
})

export const createSettlement = defineRoute({
  method: 'POST',
  path: '/settlement',
  summary: 'Create the settlement of an employee who leaves, with its final run, and start its calculation.',
  access: SETTLE,
  body: CreateSettlementInput,
  answer: dataAnswer(SettlementDetail),
  errors: ['settled', 'no_last_day', 'last_day_outside'],
})

export const showSettlement = defineRoute({
  method: 'GET',
  path: '/settlement/:id',
  summary: 'Show a settlement with each line and its explanation, and what is missing.',
  access: PAYROLL_ACCESS,
  params: SettlementId,
  answer: dataAnswer(SettlementDetail),
})

export const updateSettlement = defineRoute({
  method: 'PUT',
  path: '/settlement/:id',
  summary: 'Change a settlement that is not approved, and calculate it again.',
  access: SETTLE,
  params: SettlementId,
  body: UpdateSettlementInput,
  answer: dataAnswer(SettlementDetail),
  errors: ['run_locked', 'run_calculating', 'stale_version', 'no_last_day', 'last_day_outside', 'settled'],
})

export const calculateSettlement = defineRoute({
  method: 'POST',
  path: '/settlement/:id/calculate',
  summary:
    'Calculate a settlement again with the facts of now: the last day, open pay differences, attendance.',
  access: SETTLE,
  params: SettlementId,
  answer: dataAnswer(Calculation),
  errors: ['run_locked', 'run_calculating', 'no_last_day', 'settled'],
})

export const deleteSettlement = defineRoute({
  method: 'DELETE',
  path: '/settlement/:id',
  summary: 'Delete a settlement that is not approved, with its final run.',
  access: SETTLE,
  params: SettlementId,
  answer: dataAnswer(z.object({ deleted: z.literal(true) })),
  errors: ['run_locked', 'run_calculating'],
})

export const reopenSettlement = defineRoute({
  method: 'POST',
  path: '/settlement/:id/reopen',
  summary:
    'Take back the approval of a settlement that is not paid, with the payments and differences that it settled.',
  access: SETTLE,
  params: SettlementId,
  body: ReopenSettlementInput,
  answer: dataAnswer(SettlementDetail),
  errors: ['run_status', 'stale_version', 'company_decides'],
})

export const downloadEmploymentCertificate = defineRoute({
  method: 'GET',
  path: '/settlement/:id/certificate.pdf',
  summary:
    'The certificate of employment of a settlement: position, first and last day, without pay, as a PDF in Lao or English.',
  access: PAYROLL_ACCESS,
  params: SettlementId,
  query: z.object({ language: Language.optional() }),
  stream: { contentTypes: ['application/pdf'], entity: 'settlement' },
  errors: ['run_not_calculated'],
})
