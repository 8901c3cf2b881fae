import { ensureDerived } from '#features/attendance/server/index.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { showRunChanges as route } from '../../contract.ts'
import { loadRun } from '../runs/run-record.ts'
import { changesSince, isCompared } from './run-changes.ts'

export const showRunChanges = handle(route, async (context) => {
  const companyId = companyOf(context)
  const { id } = context.params
  const run = await inCompany(context, (tx) => loadRun(tx, companyId, id))
  if (isCompared(run) && run.kind !== 'extra')
    await ensureDerived(context.db, companyId, run.from_date, run.to_date)
  return inCompany(context, async (tx) => ({
    data: await changesSince(tx, companyId, await loadRun(tx, companyId, id)),
  }))
})
