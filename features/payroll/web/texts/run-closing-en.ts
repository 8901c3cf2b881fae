import { counted } from '#kit/contract/counted.ts'
import type { Widen } from '#kit/contract/widen.ts'
import type la from './run-closing-la.ts'

export default {
  daysAhead: {
    monthly: (days, range) => `${days} ${days === '1' ? 'day' : 'days'} to go (${range}): paid as worked`,
    'worked-days': (days, range) => `${days} ${days === '1' ? 'day' : 'days'} to go (${range}): not paid yet`,
    short: {
      monthly: (days) => `${days} ${days === '1' ? 'day' : 'days'} to go: paid as worked`,
      'worked-days': (days) => `${days} ${days === '1' ? 'day' : 'days'} to go: not paid yet`,
    },
  },
  approve: {
    title: 'Approve this run',
    locks:
      'Once approved, the run is locked: it cannot be recalculated, edited or deleted. Employees will see their payslips. Corrections are made in a later run.',
    locksFinal:
      'Once approved, the settlement is locked and the employee will see the payslip. The approval can be taken back until it is paid.',
    reviews: (count) => `${counted(count, 'payslip')} still marked for review`,
    more: (count) => `and ${count} more`,
    moreDays: (count) => `and ${count} more days`,
    problems: (count) => `${counted(count, 'employee')} not part of this run, because they cannot be paid`,
    note: 'Remark (optional)',
    done: 'The run is approved',
    see: 'Show them',
    accepted: 'Marks that were accepted',
    overlaps: 'These days are in a run that is approved or paid',
    approveAgain: 'Approve anyway',
  },
  pay: {
    title: 'Mark as paid',
    text: (net, employees) => `Confirm that ${net} has been paid to ${counted(employees, 'employee')}`,
    done: 'Marked as paid',
    day: 'Payment date',
    by: 'Paid by',
    held: (count, net) => `${count} on hold (${net}) are not paid with this run`,
    warning: {
      weekend: 'Banks are closed on Saturdays and Sundays',
      bank_holiday: 'Banks are closed on this day (7 October, 29 to 31 December)',
      public_holiday: (name) => `Public holiday: ${name}`,
    },
    paidOn: (day, who) => `Paid on ${day} by ${who}`,
  },
  hold: {
    mark: 'On hold',
    later: (day) => `Paid later: ${day}`,
    action: 'Put on hold',
    release: 'Release',
    pay: 'Mark as paid',
    reason: 'Reason',
    text: 'It is not paid with the run and not in the bank list. The employee does not see the payslip until it is released or paid.',
    releaseText: 'It is paid with the run, is in the bank list, and the employee can see it.',
    since: (who, when) => `By ${who}, ${when}`,
    done: 'The payslip is on hold',
    released: 'The payslip is released',
    paid: 'Marked as paid',
    shown: { held: 'On hold', paid: 'Paid later', any: 'Not paid with the run' },
    filter: 'Held payslips',
    countInRun: (count) => `${count} on hold`,
    notPaid: (count, net) => `${count} on hold (${net}): not paid until released or marked as paid`,
    notPaidAfter: (count, net) =>
      `${count} on hold (${net}): not paid with the run; mark as paid when the money is paid`,
    show: 'Show held payslips',
    of: (count) => `On hold: ${count}`,
    laterOf: (count) => `Paid later: ${count}`,
    rest: (count) => `Paid with the run: ${count}`,
  },
  check: {
    accept: 'Accept…',
    acceptText: 'The marks of this payslip are correct as they are. Your reason is stored with the run.',
    omit: 'Leave out of this run…',
    omitText:
      'The next calculation does not pay this employee. After the approval their pay of the period is found as a pay difference and can be paid in a later run.',
    include: 'Take in again',
    accepted: (left) =>
      left === '0' ? 'Accepted. Nothing is left to check.' : `Accepted. ${left} left to check.`,
    omitted: 'Left out. Calculate the run again.',
    included: 'Taken in again. Calculate the run again.',
    isAccepted: 'Checked',
    isOmitted: 'Left out at the next calculation',
    by: (who, when) => `By ${who}, ${when}`,
    left: (left, of) => `${left} of ${of} left to check`,
    noneLeft: 'All marks are checked',
    onlyOpen: 'Not checked only',
    limit: (name, amount) =>
      `If “${name}” is ${amount} this month, the net pay is 0; the rest can be deducted later.`,
    omittedTitle: 'Left out of this run',
    omittedHint:
      'They are paid nothing in this run. After the approval their pay is found as a pay difference.',
  },
  refusal: {
    run_has_unpayable: (count) => `Cannot be approved: ${count} below zero`,
    run_second_person: 'You calculated this run or some of its payslips. Another person must approve it.',
    run_first_person:
      'The provider calculated this run, and your company requires two people. One of you must calculate it again and another must approve it.',
    company_decides: 'Only users of the company can approve a run or mark it as paid',
  },
  takeOut: {
    payslips: 'All payslips (PDF)',
    lao: 'Lao',
    english: 'English',
    register: 'Payroll register (Excel)',
    bank: 'Bank list (Excel)',
    making: 'Creating the payslips',
    failed: 'The file could not be created',
    ready: 'The file is ready',
  },
} satisfies Widen<typeof la>
