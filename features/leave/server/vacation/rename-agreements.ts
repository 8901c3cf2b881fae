import { z } from 'zod'
import { EMPLOYEES, LEAVE_AGREEMENTS, saveLeaveAgreements } from '#features/employees/server/index.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { EntryChange, ListContext } from '#kit/server/master-data/list-context.ts'

const Agreement = z.object({ type: z.string().nullable(), days: z.number(), used: z.number() })
const AgreedRow = z.object({ id: Id, agreements: z.array(Agreement) })

const AGREED = `
  select a.id, a.holidays as agreements from ${LEAVE_AGREEMENTS} a
  join ${EMPLOYEES} e on e.company_id = $1 and e.id = a.id
  where a.company_id = $1 and a.holidays <> '[]' order by a.id`

/** Agreements with employees name a leave type by its name: if it gets another one, they follow, and no balance changes. */
export async function renameAgreements(
  { tx, actor }: ListContext,
  changes: readonly EntryChange[],
): Promise<void> {
  const names = new Map<string, string>()
  for (const { before, after } of changes)
    if (before && after && before.name !== after.name)
      names.set(foldLao(String(before.name)), String(after.name))
  if (names.size === 0) return
  const nameOf = (type: string | null) => (type === null ? undefined : names.get(foldLao(type)))
  const rows = await tx.query(AgreedRow, AGREED, [tx.companyId])
  const renamed = rows.flatMap(({ id, agreements }) => {
    if (!agreements.some(({ type }) => nameOf(type) !== undefined)) return []
    const next = agreements.map((one) => ({ ...one, type: nameOf(one.type) ?? one.type }))
    return [{ employeeId: id, agreements: next }]
  })
  await saveLeaveAgreements(tx, renamed, actor)
}
