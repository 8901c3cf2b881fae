import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Closing } from '../../domain/ledger/close-year.ts'

const ClosingRow = z.object({ year: z.string(), lastEntry: Id })

/** The closed years of leave, earliest first. */
export const readClosings = (tx: Tx): Promise<Closing[]> =>
  tx.query(
    ClosingRow,
    `select year::text as year, last_entry as "lastEntry" from leave_closing where company_id = $1 order by year`,
    [tx.companyId],
  )
