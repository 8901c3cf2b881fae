import { z } from 'zod'
import { lockPerson } from '#features/employees/server/index.ts'
import { requireOthers } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, type Language } from '#kit/contract/scalars.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, handle, inCompany } from '#kit/server/handler.ts'
import { type LeaveEntryInput, takeBackLeaveEntry } from '../../contract.ts'
import { daysOfUnits, unitsOfDays } from '../../domain/ledger/entries.ts'
import { ENTRY_FAULTS, TOO_FEW_LEFT } from '../../locales/entry-faults.ts'
import { counterCash } from './add-entries.ts'
import { readPaidWith } from './leave-payments.ts'
import type { LeaveAccounts } from './read-leave-accounts.ts'

const fault = (field: string, text: string) => new AppError('invalid_input', { fields: { [field]: [text] } })

/**
 * Throws `invalid_input` if days cannot be paid: the leave type does not allow it, has no bound, or somebody has fewer left, where all
 * other leave counts, also later one. Other entries pass.
 */
export function refuseEncash(
  accounts: LeaveAccounts,
  employeeIds: readonly number[],
  { kind, leave_type_id, days, from_day }: LeaveEntryInput,
  language: Language,
): void {
  if (kind !== 'encash') return
  const use = [{ day: from_day, units: -unitsOfDays(days), leaveId: null }]
  const short = employeeIds.flatMap((id) => {
    const { right, ledger } = accounts.account(id, leave_type_id)
    if (!right.may_encash || ledger.isUnlimited)
      throw fault('leave_type_id', ENTRY_FAULTS.not_encashable[language])
    return ledger.firstBeyond(use) ? [Math.max(0, ledger.balance(from_day).left ?? 0)] : []
  })
  const [left] = short
  if (left === undefined) return
  const texts = short.length === 1 && employeeIds.length === 1 ? TOO_FEW_LEFT.one : TOO_FEW_LEFT.many
  const value = texts === TOO_FEW_LEFT.one ? Number(left.toFixed(2)) : short.length
  throw fault('days', texts[language](String(value)))
}

const EntryRow = z.object({
  id: Id,
  employee_id: Id,
  leave_type_id: Id,
  units: z.int(),
  is_taken_back: z.boolean(),
})

const ENTRY = `
  select e.id, e.employee_id, e.leave_type_id, e.units, exists (
    select from leave_entry o where o.company_id = $1 and o.rule_key = 'encash:' || e.id || ':void') as is_taken_back
  from leave_entry e where e.company_id = $1 and e.id = $2 and e.kind = 'encash' and e.units < 0`

/** HR takes back that days are paid. Payroll approves under the lock of a company, and what it has paid is refused here. */
export const takeBackCash = handle(takeBackLeaveEntry, (context) =>
  inCompany(context, async (tx) => {
    const { leave_cash_id: id } = context.params
    const found = await tx.maybeOne(EntryRow, ENTRY, [tx.companyId, id])
    if (!found) throw new AppError('not_found')
    await lockPerson(tx, found.employee_id)
    await requireOthers(tx, context, [found.employee_id])
    const entry = await tx.one(EntryRow, ENTRY, [tx.companyId, id])
    const isPaid = (await readPaidWith(tx, [id])).size > 0
    if (entry.is_taken_back || isPaid) throw new AppError('leave_cash_closed')
    const { reason: note } = context.body
    const actor = actorOf(context)
    const added = await counterCash(tx, id, note, actor)
    const { employee_id, leave_type_id, units } = entry
    await audit(tx, tx.companyId, actor, {
      ...{ action: 'create', entity: 'leave_entry', entityId: added, before: null },
      after: { employee_id, leave_type_id, entry_kind: 'encash', days: -daysOfUnits(units), note },
    })
    return { data: { id: added } }
  }),
)
