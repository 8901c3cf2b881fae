import { z } from 'zod'
import { EMPLOYEES, lockPeople, personName } from '#features/employees/server/index.ts'
import { LEAVE_REQUESTS } from '#features/leave/server/index.ts'
import { lockedRunWarnings, type RequestEngine, requireOthers } from '#features/requests/server/index.ts'
import { approveDays } from '#features/schedules/server/index.ts'
import { addDays } from '#kit/contract/days.ts'
import { AppError, type FieldErrors } from '#kit/contract/errors.ts'
import { Id, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { auditEach } from '#kit/server/audit.ts'
import { actorOf, type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { enterOutsideWork, type OutsideWarning } from '../../contract/enter-outside-work.ts'
import {
  OUTSIDE_ENTRY_FAULTS as FAULTS,
  OUTSIDE_WORK_REFUSALS as REFUSALS,
} from '../../locales/outside-work.ts'
import { readFacts } from '../derivation/read-facts.ts'
import { MAX_DAYS, OPEN, shiftDaysOf } from './judge-outside-work.ts'
import OUTSIDE_WORK from './outside-work.request.ts'

type Entry = Context<typeof enterOutsideWork>['body']

const PersonRow = z.object({
  id: Id,
  emp_number: z.string(),
  name: z.string(),
  is_outside: z.boolean(),
  is_on_leave: z.boolean(),
})
type PersonRow = z.infer<typeof PersonRow>

const people = (language: Language) => `
  select e.id, e.emp_number, ${personName(language)} as name,
    exists (select from outside_work o where o.company_id = $1 and o.employee_id = e.id and o.first_day <= $4 and o.last_day >= $3 and o.${OPEN}) as is_outside,
    exists (select from ${LEAVE_REQUESTS} l where l.company_id = $1 and l.employee_id = e.id and l.start_date <= $4 and l.end_date >= $3
      and l.part = 'full' and l.${OPEN}) as is_on_leave
  from ${EMPLOYEES} e where e.company_id = $1 and e.id = any($2) and e.deleted_at is null order by e.id`

const StoredRow = z.object({ id: Id, employee_id: Id })
const ADD = `
  insert into outside_work (company_id, employee_id, first_day, last_day, place, needs_scan, reason, status)
  select $1, n.employee_id, $3, $4, $5, $6, $7, 'success' from unnest($2::bigint[]) as n(employee_id)
  on conflict (company_id, id) do nothing returning id, employee_id`

/** HR enters work outside for employees; days of any time, approved at once. What is unusual is told first. */
export const enterOutsideWith = (engine: RequestEngine): Endpoint =>
  handle(enterOutsideWork, (context) =>
    inCompany(context, async (tx) => {
      const { body, language } = context
      const ids = [...new Set(body.employee_ids)]
      const { first_day: firstDay, last_day: lastDay } = body
      requireDays(body, language)
      await requireOthers(tx, context, ids, OUTSIDE_WORK.kind)
      const rows = await tx.query(PersonRow, people(language), [tx.companyId, ids, firstDay, lastDay])
      requireKnown(ids, rows, language)
      // Of two entries at the same time the second one sees the first.
      await lockPeople(tx, ids)
      const locked = await tx.query(PersonRow, people(language), [tx.companyId, ids, firstDay, lastDay])
      requireFree(locked, language)
      const warnings = [
        ...(await warningsOf(tx, locked, body)),
        ...(await lockedRunWarnings(tx, engine.readLockedRuns, [{ firstDay, lastDay }])),
      ]
      if (warnings.length > 0 && !body.confirmed) return { data: { entered: null, warnings } }
      return { data: { entered: await store(tx, context, ids), warnings } }
    }),
  )

function requireDays({ first_day: first, last_day: last }: Entry, language: Language): void {
  const refuse = (message: string) => new AppError('invalid_input', { fields: { last_day: [message] } })
  if (last < first) throw refuse(REFUSALS.reversed[language]())
  if (last > addDays(first, MAX_DAYS - 1)) throw refuse(REFUSALS.too_long[language](String(MAX_DAYS)))
}

function requireKnown(ids: readonly number[], rows: readonly PersonRow[], language: Language): void {
  const fields: FieldErrors = {}
  ids.forEach((id, at) => {
    if (!rows.some((row) => row.id === id)) fields[`employee_ids.${at}`] = [FAULTS.unknown[language]]
  })
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields })
}

function requireFree(rows: readonly PersonRow[], language: Language): void {
  const names = rows
    .filter(({ is_outside }) => is_outside)
    .map(({ emp_number, name }) => `${emp_number} ${name}`)
  if (names.length === 0) return
  throw new AppError('invalid_input', {
    fields: { employee_ids: [FAULTS.overlaps[language](names.join(', '))] },
  })
}

async function warningsOf(tx: Tx, rows: readonly PersonRow[], body: Entry): Promise<OutsideWarning[]> {
  const { first_day: first, last_day: last } = body
  const facts = await readFacts(
    tx,
    rows.map(({ id }) => id),
    first,
    last,
  )
  return rows.flatMap(({ id, emp_number, name: employee_name, is_on_leave }) => {
    const codes: OutsideWarning['code'][] = [
      ...(is_on_leave ? (['on_leave'] as const) : []),
      ...(facts.people.get(id)?.doesNotClockIn
        ? (['does_not_clock_in'] as const)
        : shiftDaysOf(facts, id, first, last).length === 0
          ? (['no_shift'] as const)
          : []),
    ]
    return codes.map((code) => ({ code, emp_number, employee_name }))
  })
}

async function store(
  tx: Tx,
  context: Context<typeof enterOutsideWork>,
  ids: readonly number[],
): Promise<number> {
  const { first_day, last_day, place, needs_scan, reason } = context.body
  const values = [tx.companyId, ids, first_day, last_day, place, needs_scan, reason]
  const stored = await tx.query(StoredRow, ADD, values)
  const actor = actorOf(context)
  const days = stored.map(({ id, employee_id: employeeId }) => ({
    ...{ id, employeeId, firstDay: first_day, lastDay: last_day },
  }))
  await approveDays(tx, OUTSIDE_WORK, days, actor, reason)
  await auditEach(
    tx,
    actor,
    { action: 'create', entity: OUTSIDE_WORK.entity },
    stored.map(({ id, employee_id }) => ({
      entityId: id,
      before: null,
      after: { employee_id, first_day, last_day, place, needs_scan, reason },
    })),
  )
  return stored.length
}
