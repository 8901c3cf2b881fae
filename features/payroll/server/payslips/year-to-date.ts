import { z } from 'zod'
import { OPENING_BALANCES } from '#features/opening-balances/server/index.ts'
import { Kip } from '#kit/contract/scalars.ts'
import { isHeld } from '../holds/held.ts'

/** Kip since January, with this payslip. */
export const YearToDate = z.object({ gross: Kip, sso: Kip, tax: Kip, net: Kip })

/**
 * The sums of a payslip `p` of the run `run` together with those of the earlier approved runs of the year in which it ends, and
 * with the opening balance of that year. A payslip that is held has not been paid and does not count.
 */
export const YEAR_TO_DATE = `(
  select json_build_object('gross', sum(part.gross)::bigint, 'sso', sum(part.sso)::bigint, 'tax', sum(part.tax)::bigint,
    'net', sum(part.net)::bigint)
  from (
    select paid.gross, paid.sso, paid.tax, paid.net from payroll_run other
    join payslip paid on paid.company_id = $1 and paid.calculation_id = other.calculation_id and paid.employee_id = p.employee_id
    where other.company_id = $1 and (other.id = run.id or other.status in ('approved', 'paid')
      and (other.to_date, other.id) < (run.to_date, run.id)
      and extract(year from other.to_date) = extract(year from run.to_date) and not ${isHeld('paid')})
    union all
    select opening.gross, opening.employee_sso, opening.tax, opening.net from ${OPENING_BALANCES} opening
    where opening.company_id = $1 and opening.employee_id = p.employee_id and opening.year = extract(year from run.to_date)
  ) part)`
