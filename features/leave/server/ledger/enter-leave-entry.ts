import { lockPeople } from '#features/employees/server/index.ts'
import { requireOthers } from '#features/requests/server/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { auditEach } from '#kit/server/audit.ts'
import { actorOf, handle, inCompany } from '#kit/server/handler.ts'
import { addLeaveEntry, type LeaveEntryInput } from '../../contract.ts'
import { type LotDays, unitsOfDays } from '../../domain/ledger/entries.ts'
import { lotDays } from '../../domain/ledger/grants.ts'
import { ENTRY_FAULTS } from '../../locales/entry-faults.ts'
import { addLeaveEntries } from './add-entries.ts'
import { refuseEncash } from './encash-leave.ts'
import { readLeaveAccounts } from './read-leave-accounts.ts'

/** Days that are taken away count on their first day; others end like the leave of their year, or on the day that HR names. */
function daysOf(
  { days, from_day, expires_on }: LeaveEntryInput,
  { right, setting }: { right: Parameters<typeof lotDays>[0]; setting: string | null },
): LotDays {
  if (days < 0) return { from_day, expires_on: from_day, kept_after: null, kept_units: null }
  if (expires_on !== null) return { from_day, expires_on, kept_after: null, kept_units: null }
  return lotDays(right, setting, from_day)
}

/** Throws `invalid_input` for days outside this year and the next one, and for an end before the beginning. */
function refuseDays({ from_day, expires_on, days }: LeaveEntryInput, language: Language): void {
  const year = Number(todayInLaos().slice(0, 4))
  if (from_day < `${year}-01-01` || from_day > `${year + 1}-12-31`)
    throw new AppError('invalid_input', { fields: { from_day: [ENTRY_FAULTS.other_year[language]] } })
  if (days > 0 && expires_on !== null && expires_on < from_day)
    throw new AppError('invalid_input', {
      fields: { expires_on: [ENTRY_FAULTS.ends_before_start[language]] },
    })
}

/** HR gives days of leave to employees, takes them away, or has them paid, with a reason. */
export const enterLeaveEntry = handle(addLeaveEntry, (context) =>
  inCompany(context, async (tx) => {
    const { body, language } = context
    refuseDays(body, language)
    const ids = [...new Set(body.employee_ids)]
    await lockPeople(tx, ids)
    await requireOthers(tx, context, ids)
    const { from_day, leave_type_id } = body
    const accounts = await readLeaveAccounts(tx, {
      ...{ employeeIds: ids, typeIds: [leave_type_id], from: from_day, to: from_day },
      rulesOnly: body.kind !== 'encash',
    })
    refuseEncash(accounts, ids, body, language)
    const [first] = ids
    const { right } = accounts.account(first as number, leave_type_id)
    const days = daysOf(body, { right, setting: accounts.setting })
    const actor = actorOf(context)
    const entry = {
      ...{ leave_type_id, kind: body.kind, units: unitsOfDays(body.days), ...days },
      ...{ rule_key: null, note: body.note, request_id: null, run_id: null },
    }
    const stored = await addLeaveEntries(
      tx,
      ids.map((employee_id) => ({ ...entry, employee_id })),
      actor,
    )
    const logged = {
      ...{ leave_type_id, entry_kind: body.kind, days: body.days },
      ...{ from_day, expires_on: days.expires_on, note: body.note },
    }
    await auditEach(
      tx,
      actor,
      { action: 'create', entity: 'leave_entry' },
      stored.map((entityId, at) => ({ entityId, before: null, after: { employee_id: ids[at], ...logged } })),
    )
    return { data: { stored: stored.length } }
  }),
)
