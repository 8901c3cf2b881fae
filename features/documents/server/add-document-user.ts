import { lockActiveAccount } from '#features/access/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, handle, inCompany } from '#kit/server/handler.ts'
import { addDocumentUser } from '../contract.ts'
import { readDocumentUser, refuseDuplicate } from './document-user-rows.ts'

/** Authorizes an active account of the company to see its documents. Throws `not_found`, `duplicate`. */
export const addOneDocumentUser = handle(addDocumentUser, (context) =>
  inCompany(context, async (tx) => {
    const { account_id, since, remark } = context.body
    if (!(await lockActiveAccount(tx, account_id))) throw new AppError('not_found')
    await refuseDuplicate(tx, account_id)
    const actor = actorOf(context)
    const { id } = await tx.one(
      IdRow,
      `insert into document_user (company_id, account_id, since, authorized_by, remark)
       values ($1, $2, $3, $4, $5) returning id`,
      [tx.companyId, account_id, since, actor.name, remark],
    )
    const data = await readDocumentUser(tx, id)
    await audit(tx, tx.companyId, actor, {
      action: 'create',
      entity: 'document_user',
      entityId: id,
      after: data,
    })
    return { data }
  }),
)
