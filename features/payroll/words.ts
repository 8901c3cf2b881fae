import type { FeatureWords } from '#kit/contract/feature-words.ts'
import { COUNT_COLUMNS } from './domain/payslip-sums.ts'
import en from './locales/log-en.ts'
import la from './locales/log-la.ts'

declare module '#kit/contract/audit-verbs.ts' {
  interface AuditVerbs {
    calculate: true
    approve: true
    pay: true
    reopen: true
    hold: true
    release: true
    'accept-marks': true
    omit: true
    include: true
    'confirm-account': true
    'use-account': true
    settle: true
    choose: true
    ignore: true
    receive: true
    'write-off': true
    join: true
    compare: true
  }
}

/** How the activity log displays this feature's data, and which fields it withholds. */
export const words: FeatureWords = {
  log: { la, en },
  money: ['sums.*', 'payslip.net', 'pay_difference.amount', 'items.amount'],
  counts: COUNT_COLUMNS.map((name) => `sums.${name}`),
  internal: ['calculation_id', 'bank_layout.bank'],
  needs: {
    sums: 'view-payroll',
    'payslip.*': 'view-payroll',
    // What somebody waits for and why, and where the files of payments pay to.
    'pay_difference.*': 'view-payroll',
    'payslip_hold.*': 'view-payroll',
    'payslip_check.*': 'view-payroll',
    'run_omission.*': 'view-payroll',
    'bank_layout.*': 'view-payroll',
    'settlement.items': 'view-payroll',
    'settlement.note': 'view-payroll',
    'settlement.reason': 'view-payroll',
  },
}
