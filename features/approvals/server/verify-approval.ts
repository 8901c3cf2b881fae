import { createLimit } from '#features/access/server/index.ts'
import { COMPANIES } from '#features/companies/server/index.ts'
import { joinRequest } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Database } from '#kit/database/database.ts'
import { type Endpoint, handle } from '#kit/server/handler.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import { VerifiedApproval, verifyApproval } from '../contract.ts'
import { readCode } from '../domain/verify-code.ts'

/** Wrong codes from one network in a quarter of an hour. A code has 80 random bits. */
const MOST_GUESSES = 30
const QUARTER_HOUR = 15 * 60

const FIND = `
  select q.number, r.title, company.name as company, r.status, ${instant('r.approved_at')} as approved_at,
    case when r.status = 'cancelled' then ${instant('q.closed_at')} end as cancelled_at
  from approval r
  ${joinRequest('approval')}
  join ${COMPANIES} company on company.company_id = $1
  where r.company_id = $1 and r.verify_code = $2 and r.status in ('success', 'cancelled')`

/** Confirms a printed document to anybody who has its code. Only wrong codes count towards the limit. */
export function verifyWith(db: Database): Endpoint {
  const guesses = createLimit(db, 'verify-document', MOST_GUESSES, QUARTER_HOUR)
  return handle(verifyApproval, async ({ address, params }) => {
    await guesses.take(address)
    const read = readCode(params.code)
    const found =
      read &&
      (await db.inCompany(read.companyId, (tx) =>
        tx.maybeOne(VerifiedApproval, FIND, [read.companyId, read.code]),
      ))
    if (!found) throw new AppError('not_found')
    await guesses.rollBackAndRelease(address)
    return { data: found }
  })
}
