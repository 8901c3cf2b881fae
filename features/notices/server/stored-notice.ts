import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'

/** What a new row of `notice` returns. */
export const StoredNotice = z.object({ id: Id, account_id: Id, kind: z.string() })
export type StoredNotice = z.infer<typeof StoredNotice>
