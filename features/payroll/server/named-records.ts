import { type NamedRecords, namedRecords } from '#kit/server/named-records.ts'

/** What the activity log calls the records of this feature. */
export const payrollNames: readonly NamedRecords[] = [
  namedRecords(
    { from: 'payroll_run', name: 'title' },
    {
      fields: ['run_id', 'payroll_run_id'],
      entities: ['month', 'payrolls-item/register', 'payrolls-item/bank-list'],
    },
  ),
]
