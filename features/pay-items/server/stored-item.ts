import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Id, IsoDate, Version } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Context } from '#kit/server/handler.ts'
import { requireListRow } from '#kit/server/list/read-list.ts'
import { listPayItems, type PayItem, PayItemFrequency, PayItemKind } from '../contract.ts'
import { payItemList } from './list-items.ts'

const StoredItem = z.object({
  id: Id,
  name: z.string(),
  kind: PayItemKind,
  value_kind: z.enum(['money', 'percent']),
  amount: z.number(),
  frequency: PayItemFrequency,
  instalments: z.int().nullable(),
  applies_to_all: z.boolean(),
  first_day: IsoDate,
  last_day: IsoDate.nullable(),
  is_paid: z.boolean(),
  version: Version,
})
export type StoredItem = z.infer<typeof StoredItem>

/**
 * The item, locked until the transaction ends, so that of two users who change it or its people the second one waits. Throws
 * `not_found`, and `stale_version` if `version` is another one.
 */
export async function lockItem(tx: Tx, id: number, version?: number): Promise<StoredItem> {
  const item = await tx.maybeOne(
    StoredItem,
    `select r.id, r.name, r.kind, r.value_kind, r.amount::float8 as amount, r.frequency, r.instalments, r.applies_to_all, r.first_day,
       r.last_day, exists (select from pay_item_payment p where p.company_id = $1 and p.item_id = r.id) as is_paid, r.version
     from payroll_item_rule r where r.company_id = $1 and r.id = $2 and r.deleted_at is null for update of r`,
    [tx.companyId, id],
  )
  if (!item) throw new AppError('not_found')
  if (version !== undefined && item.version !== version) throw new AppError('stale_version')
  return item
}

/** The item as in the list. */
export function readItem(tx: Tx, context: Pick<Context, 'language'>, id: number): Promise<PayItem> {
  return requireListRow(tx, listPayItems, payItemList, context, [id])
}
