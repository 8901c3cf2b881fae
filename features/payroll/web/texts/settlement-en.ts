import type { Widen } from '#kit/contract/widen.ts'
import type la from './settlement-la.ts'

export default {
  title: 'Settlements',
  field: {
    empNumber: 'Employee number',
    employee: 'Employee',
    department: 'Department',
    lastDay: 'Last day',
    reason: 'Reason',
    status: 'Status',
    gross: 'Before tax',
    net: 'Net pay',
    owed: 'Owes the company',
    createdBy: 'Created by',
    createdAt: 'Created on',
  },
  reasons: {
    resigned: 'Resigned',
    dismissed: 'Dismissed',
    dismissed_unjustified: 'Dismissed without just cause',
    gross_misconduct: 'Gross misconduct',
    contract_ended: 'Contract ended',
    agreement: 'By agreement',
    retired: 'Retired',
    died: 'Died',
  },
} satisfies Widen<typeof la>
