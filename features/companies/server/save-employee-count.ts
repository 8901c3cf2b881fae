import type { Tx } from '#kit/database/database.ts'

/** Stores a company's number of employees: the provider sees the number and never an employee. */
export async function saveEmployeeCount(tx: Tx, companyId: number, employees: number): Promise<void> {
  await tx.execute('update company set employee_count = $2 where company_id = $1', [companyId, employees])
}
