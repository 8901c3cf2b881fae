import { z } from 'zod'
import type { Database } from '#kit/database/database.ts'

const CompanyIdRow = z.object({ company_id: z.int() })

/** The ids of all companies, for work in each of them. */
export async function listCompanyIds(db: Database): Promise<number[]> {
  const rows = await db.asProvider((tx) =>
    tx.query(CompanyIdRow, 'select company_id from company order by company_id'),
  )
  return rows.map((row) => row.company_id)
}
