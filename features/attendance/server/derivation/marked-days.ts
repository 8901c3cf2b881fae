import type { Tx } from '#kit/database/database.ts'

/** Whether some of these days ('YYYY-MM-DD', inclusive) have changed facts and are not derived again yet. */
export const hasMarkedDays = (tx: Tx, from: string, to: string): Promise<boolean> =>
  tx.exists('select 1 from attendance_change where company_id = $1 and first_day <= $3 and last_day >= $2', [
    tx.companyId,
    from,
    to,
  ])
