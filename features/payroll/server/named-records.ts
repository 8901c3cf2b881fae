import { type NamedRecords, namedRecords } from '#kit/server/named-records.ts'

/** Names of this feature's records in the activity log. */
export const payrollNames: readonly NamedRecords[] = [
  namedRecords(
    { from: 'payroll_run', name: 'title' },
    {
      fields: ['run_id', 'payroll_run_id', 'settled_run_id'],
      entities: [
        'month',
        'settlement',
        'payrolls-item/register',
        'payrolls-item/bank-list',
        'payrolls-item/bank-file',
        'payrolls-item/cash-list',
      ],
    },
  ),
  namedRecords({ from: 'bank_layout' }),
]
