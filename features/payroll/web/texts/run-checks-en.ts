import type { Widen } from '#kit/contract/widen.ts'
import type la from './run-checks-la.ts'

export default {
  readiness: {
    title: 'Check before calculating',
    titleAfter: 'Still to check',
    good: 'Nothing is missing. The run can be calculated.',
    incomplete: 'Attendance is still being added up; this list is not complete yet',
    overlaps: (count) => `Other runs contain some of these days: ${count}`,
    people: (count) => (count === '1' ? '1 person' : `${count} people`),
    more: (count) => `and ${count} more`,
    open: 'Open',
    zero: {
      on_leave: 'on leave that day',
      no_scan: 'no scan that day',
      outside_zone: 'scanned only outside the zones',
      one_scan: 'the scan in or out is missing',
      outside_scans: 'scanned at other times',
      outside_window: 'day off: no scans near the approved time',
      inside_shift: 'lies within the shift',
    },
    askTitle: 'Data is missing',
    ask: 'The pay of these employees may be wrong:',
    anyway: 'Calculate anyway',
    finding: {
      no_schedule: {
        title: 'No schedule',
        hint: 'Absence and lateness are not deducted on days without a schedule',
      },
      no_scans: {
        title: 'No scans in this period',
        hint: 'They have shifts and no scan, so they count as absent',
      },
      no_salary: { title: 'No base salary', hint: 'They cannot be paid until a base salary is entered' },
      no_exchange_rate: {
        title: 'No exchange rate',
        hint: 'Their base salary is in another currency, and no rate is in force on the day of the run. Nothing is calculated without it.',
      },
      zero_salary: { title: 'Base salary of 0', hint: 'On some days of the period the base salary is 0 kip' },
      forgotten_scan: { title: 'Forgotten scans', hint: 'A scan in or out is missing' },
      overtime_zero: {
        title: 'Overtime that came to 0',
        hint: 'Approved, but no minute counts:',
      },
      leave_without_shift: { title: 'Leave on days without a shift', hint: 'This leave does not affect pay' },
      overtime_waiting: { title: 'Overtime waiting for approval', hint: 'Not paid until it is approved' },
      leave_waiting: {
        title: 'Leave waiting for approval',
        hint: 'These days count as absent until it is approved',
      },
      days_open: { title: 'Days that are not over', hint: 'Calculate again when the period is over' },
      no_bank_account: { title: 'No bank account', hint: 'No transfer can be made to them' },
      no_sso_number: {
        title: 'No social security number',
        hint: 'Social security is deducted, but they have no number',
      },
      opening_balance: {
        title: 'The opening balance contains this month',
        hint: 'The yearly pay would count this month twice: correct or delete the opening balance',
      },
      pay_differences: {
        title: 'Pay differences of earlier runs',
        hint: 'Put them into this run, so that it pays or deducts them, or leave them open',
      },
    },
  },
  changes: {
    title: 'Changed since the calculation',
    short: 'Outdated',
    people: (count) => `Outdated: ${count} changed`,
    text: 'Calculate again before approving:',
    counted: (fact, count) => `${fact}: ${count === '1' ? '1 person' : `${count} people`}`,
    more: (count) => `and ${count} more`,
    pending: 'Attendance is being added up again',
    employee: {
      added: 'Employees added',
      removed: 'Employees no longer in this period',
      employment: 'Start or end date, social security, tax',
      salary: 'Base salary or its exchange rate',
      attendance: 'Attendance',
      leave: 'Leave',
      overtime: 'Overtime',
      benefits: 'Benefits',
      items: 'Other income and deductions',
      month: 'Other runs of the month',
    },
    company: {
      settings: 'Company settings',
      run_rules: 'How this run is calculated',
      seniority: 'Working-year allowance',
      late_tiers: 'Deductions for lateness',
      absence_rules: 'Deductions for absence',
      items: 'Other income and deductions of the company',
      law: 'Statutory values',
    },
  },
  overlap: {
    title: 'Another run contains these days',
    text: 'The same days could be paid twice:',
    anyway: 'Save anyway',
  },
} satisfies Widen<typeof la>
