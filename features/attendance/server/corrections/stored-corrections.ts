import { EMPLOYEES } from '#features/employees/server/index.ts'
import { closeRequests, lockRequestsOf, type RequestEngine } from '#features/requests/server/index.ts'
import { ApprovedDays, type RequestTable, StoredRequest } from '#features/schedules/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import type { Correction } from './check-correction.ts'
import { CORRECTION_DAYS } from './correction-days.ts'
import { CORRECTION_REQUEST } from './correction-request-kind.ts'

const DAYS = `${CORRECTION_DAYS.first} as "firstDay", ${CORRECTION_DAYS.last} as "lastDay"`

const LOCK = `
  select r.id, r.employee_id as "employeeId", ${DAYS}, r.status, r.version
  from scan_correction r
  join ${EMPLOYEES} e on e.company_id = r.company_id and e.id = r.employee_id and e.deleted_at is null
  where r.company_id = $1 and r.id = any($2) order by r.id for update of r`

/** The stored corrections of a company, for their cancellation. */
export const CORRECTIONS: RequestTable = {
  kind: CORRECTION_REQUEST,
  lock: (tx, ids) => tx.query(StoredRequest, LOCK, [tx.companyId, ids]),
}

const ADD = `
  with added as (
    insert into scan_correction (company_id, employee_id, kind, work_date, clock_kind, at, void_scanned_at, void_source, reason, remark, status)
    select $1, employee_id, kind, work_date, clock_kind, at, void_scanned_at, void_source, reason, remark, 'success'
    from unnest($2::bigint[], $3::text[], $4::date[], $5::text[], $6::timestamptz[], $7::timestamptz[], $8::text[], $9::text[], $10::text[])
      as given(employee_id, kind, work_date, clock_kind, at, void_scanned_at, void_source, reason, remark)
    on conflict (company_id, employee_id, work_date, clock_kind) where at is not null and status not in ('rejected', 'cancelled') do nothing
    returning *
  )
  select r.id, r.employee_id as "employeeId", ${DAYS} from added r order by r.id`

/** Stores HR's corrections; those of a side of a day that has one already are omitted. */
export function addCorrections(tx: Tx, corrections: readonly Correction[]): Promise<ApprovedDays[]> {
  return tx.query(ApprovedDays, ADD, [
    tx.companyId,
    corrections.map(({ employeeId }) => employeeId),
    corrections.map(({ kind }) => kind),
    corrections.map(({ workDate }) => workDate),
    corrections.map(({ side }) => side),
    corrections.map(({ at }) => at),
    corrections.map(({ voided }) => voided?.scanned_at ?? null),
    corrections.map(({ voided }) => voided?.source ?? null),
    corrections.map(({ reason }) => reason),
    corrections.map(({ remark }) => remark),
  ])
}

/** Cancels a correction because another one takes its place; the caller has locked it. */
export async function replaceCorrection(
  tx: Tx,
  engine: RequestEngine,
  { id, reason, actor }: { id: number; reason: string; actor: Actor },
): Promise<void> {
  const requests = [...(await lockRequestsOf(tx, CORRECTION_REQUEST, [id])).values()]
  await closeRequests(tx, engine, actor, requests, {
    ...{ verdict: 'cancelled', role: 'hr', reason, action: 'cancel', event: 'revoked' },
  })
}
