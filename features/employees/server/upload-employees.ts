import { actorOf, companyOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { showImport, uploadEmployees } from '../contract.ts'
import { checkEmployeeSheet } from './check-employee-sheet.ts'
import { permittedUpdates } from './check-updates.ts'
import { rightsOf } from './guarded-employee.ts'
import { addBatch, showBatch } from './import-batches.ts'
import type { ImportExtension } from './import-extension.ts'

export function uploadSheet(extensions: readonly ImportExtension[]): Endpoint {
  return handle(uploadEmployees, async (context) => {
    const { db, language } = context
    const companyId = companyOf(context)
    const { fileName, bytes } = await context.upload()
    const sheet = await checkEmployeeSheet(
      db,
      companyId,
      bytes,
      permittedUpdates(context.session, extensions),
      rightsOf(context.session),
    )
    const { accountId } = actorOf(context)
    return {
      data: await inCompany(context, async (tx) => {
        const id = await addBatch(tx, companyId, { fileName, language, sheet, accountId })
        return showBatch(tx, companyId, id, context)
      }),
    }
  })
}

export const showOneImport = handle(showImport, async (context) => ({
  data: await inCompany(context, (tx) => showBatch(tx, companyOf(context), context.params.id, context)),
}))
