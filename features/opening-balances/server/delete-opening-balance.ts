import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Id, IsoMonth, Kip } from '#kit/contract/scalars.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, handle, inCompany } from '#kit/server/handler.ts'
import { deleteOpeningBalance } from '../contract.ts'
import { UNTIL } from './check-rows.ts'

const Deleted = z.object({
  ...{ employee_id: Id, until: IsoMonth, gross: Kip, employee_sso: Kip, employer_sso: Kip },
  ...{ taxable: Kip, tax: Kip, net: Kip, note: z.string() },
})

/** Deletes an opening balance; the log keeps its amounts. */
export const deleteOneOpeningBalance = handle(deleteOpeningBalance, (context) =>
  inCompany(context, async (tx) => {
    const id = context.params.opening_balance_id
    const before = await tx.maybeOne(
      Deleted,
      `delete from opening_balance r where r.company_id = $1 and r.id = $2
       returning r.employee_id, ${UNTIL} as until, r.gross, r.employee_sso, r.employer_sso, r.taxable, r.tax, r.net, r.note`,
      [tx.companyId, id],
    )
    if (!before) throw new AppError('not_found')
    const change = { action: 'delete', entity: 'opening_balance', entityId: id, before } as const
    await audit(tx, tx.companyId, actorOf(context), change)
    return { data: { id } }
  }),
)
