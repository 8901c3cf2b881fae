import { WAITING_SCANS } from '#features/attendance/server/index.ts'
import { BRANCHES } from '#features/master-data/server/index.ts'
import { instant } from '#kit/server/list/list-sql.ts'

/** Without a call for this time a terminal is silent; it polls every few seconds. */
const STATE = `
  case when r.status = 'disabled' then 'disabled' when r.last_seen_at is null then 'waiting'
    when r.last_seen_at > now() - interval '5 minutes' then 'connected' else 'silent' end`

/** The smallest lag is nearest to the clock's own difference (domain/clock-drift.ts). */
const DRIFT = '(select -min(lag) from unnest(r.clock_lags) as lags(lag))'

export const TERMINAL_STATE = STATE
export const JOIN_BRANCH = `left join ${BRANCHES} b on b.company_id = r.company_id and b.id = r.branch_id`

export const TERMINAL_COLUMNS = {
  id: 'r.id',
  serial: 'r.serial',
  name: 'r.name',
  branch_id: 'r.branch_id',
  branch: 'b.name',
  is_camera: 'r.is_camera',
  utc_offset_minutes: 'r.utc_offset_minutes',
  state: STATE,
  last_seen_at: instant('r.last_seen_at'),
  last_punch_at: instant('r.last_punch_at'),
  clock_drift_seconds: DRIFT,
  is_clock_wrong: `coalesce(cardinality(r.clock_lags) >= 3 and abs(${DRIFT}) > 120, false)`,
  punch_count: 'r.punch_count',
  fault_count: 'r.fault_count',
  waiting_count: `(
    select count(*)::int from ${WAITING_SCANS} w where w.company_id = r.company_id and w.terminal_id = r.id)`,
  version: 'r.version',
}

export const TERMINAL_DETAIL_COLUMNS = {
  ...TERMINAL_COLUMNS,
  counts_from: instant('r.counts_from'),
  push_version: 'r.push_version',
  firmware: 'r.firmware',
  address: 'r.address',
  door_code: 'r.door_code',
  needs_code: 'r.needs_code',
  device_user_count: 'r.device_user_count',
  device_punch_count: 'r.device_punch_count',
  completeness: `case when r.checked_at is not null then json_build_object('from', to_char(r.checked_from, 'YYYY-MM-DD'),
    'to', to_char(r.checked_to, 'YYYY-MM-DD'), 'device_count', r.check_device_count, 'stored_count', r.check_stored_count,
    'at', ${instant('r.checked_at')}) end`,
  created_at: instant('r.created_at'),
}
