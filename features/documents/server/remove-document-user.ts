import { z } from 'zod'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, handle, inCompany } from '#kit/server/handler.ts'
import { type DocumentUser, recoverDocumentUser, removeDocumentUser } from '../contract.ts'
import { readDocumentUser, refuseDuplicate } from './document-user-rows.ts'

const IsRemovedRow = z.object({ is_removed: z.boolean() })

/** Removes or restores the authorization; repeating it changes nothing. */
async function setRemoved(context: Context, id: number, removed: boolean): Promise<DocumentUser> {
  return inCompany(context, async (tx) => {
    const before = await readDocumentUser(tx, id)
    const { is_removed } = await tx.one(
      IsRemovedRow,
      `select deleted_at is not null as is_removed from document_user where company_id = $1 and id = $2 for update`,
      [tx.companyId, id],
    )
    if (is_removed === removed) return before
    if (!removed) await refuseDuplicate(tx, before.account_id)
    await tx.execute(
      `update document_user set deleted_at = $3, version = version + 1
       where company_id = $1 and id = $2`,
      [tx.companyId, id, removed ? new Date() : null],
    )
    const after = await readDocumentUser(tx, id)
    const action = removed ? 'delete' : 'recover'
    await audit(tx, tx.companyId, actorOf(context), {
      action,
      entity: 'document_user',
      entityId: id,
      before,
      after,
    })
    return after
  })
}

export const removeOneDocumentUser = handle(removeDocumentUser, async (context) => ({
  data: await setRemoved(context as unknown as Context, context.params.id, true),
}))

export const recoverOneDocumentUser = handle(recoverDocumentUser, async (context) => ({
  data: await setRemoved(context as unknown as Context, context.params.id, false),
}))
