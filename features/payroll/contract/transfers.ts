import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { dataAnswer, ListMeta, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, Kip } from '#kit/contract/scalars.ts'
import { lineText } from '#kit/contract/texts.ts'
import { PAYROLL_ACCESS } from './runs.ts'

/** The account of a payment; an empty number means no account. `***` replaces the number for users without view-bank-account. */
export const BankAccount = z.object({ bank: z.string(), holder: z.string(), number: z.string() })
export type BankAccount = z.infer<typeof BankAccount>

/**
 * Why an account should be checked before it is paid: `new`, no paid run has paid this employee; `changed`, the last
 * paid run paid to another account; `outdated`, the employee's record has another account than this run, which was
 * calculated earlier.
 */
export const AccountMark = z.enum(['new', 'changed', 'outdated'])
export type AccountMark = z.infer<typeof AccountMark>

export const AccountCheck = z.object({
  mark: AccountMark,
  /** The account of the last paid run; null for `new`. */
  last: BankAccount.nullable(),
  /** The account of the employee's record, if it differs from that of this run. */
  present: BankAccount.nullable(),
  /** The last user who changed the account; null if it was entered before changes were recorded. */
  changed_by: z.string().nullable(),
  changed_at: Instant.nullable(),
  confirmed_by: z.string().nullable(),
  confirmed_at: Instant.nullable(),
  /** The token for a confirmation, which changes with either account. Null for users without view-bank-account. */
  version: z.string().nullable(),
  /** `use_present`: pay to the account of the record instead. */
  can: z.array(z.enum(['confirm', 'use_present'])),
})
export type AccountCheck = z.infer<typeof AccountCheck>

/** One payment of a run. */
export const Transfer = z.object({
  employee_id: Id,
  emp_number: z.string(),
  name: z.string(),
  en_name: z.string(),
  employee_picture: PERSON_FIELDS.employee_picture,
  account: BankAccount,
  amount: Kip,
  /** Not part of the run's payment: held, or paid later. */
  hold: z.enum(['held', 'paid']).nullable(),
  /** Null if the account is that of the last paid run and of the employee's record. */
  check: AccountCheck.nullable(),
})
export type Transfer = z.infer<typeof Transfer>

const RunId = z.object({ id: IdParam })

export const listTransfers = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/transfers',
  summary: 'List the payments of a run with amount and account, and which accounts changed.',
  access: PAYROLL_ACCESS,
  params: RunId,
  query: listQuery(['emp_number', 'name', 'amount'], {
    /** `marked`: accounts that are new or changed; `open`: those of them that are not confirmed. */
    state: z.enum(['marked', 'open']).optional(),
  }),
  answer: z.object({
    data: z.array(Transfer),
    meta: ListMeta.extend({
      /** Total of all matching payments that are not held, in kip. */
      amount: Kip,
      /** How many the user can confirm, and the token for "confirm all". */
      confirmable: z.int(),
      version: z.string(),
    }),
  }),
  list: {},
})

/** Users who can approve or pay, and see the accounts. */
const CONFIRM_ACCESS = {
  anyOf: ['approve-payroll', 'pay-payroll'],
  side: 'company',
  alsoNeeds: ['view-payroll', 'view-bank-account'],
} as const
const MAX_CONFIRMED = 500
const Versioned = z.object({ employee_id: Id, version: lineText(64) })

export const confirmAccounts = defineRoute({
  method: 'POST',
  path: '/payrolls-item/:id/transfers/confirm',
  summary:
    'Confirm changed bank accounts of a run: the named ones, or (`all`) every one that the user can confirm. All or none.',
  access: CONFIRM_ACCESS,
  params: RunId,
  body: z.union([
    z.object({ accounts: z.array(Versioned).min(1).max(MAX_CONFIRMED) }),
    z.object({ all: lineText(64) }),
  ]),
  answer: dataAnswer(z.object({ confirmed: z.int(), open: z.int() })),
  errors: ['run_not_calculated', 'run_status', 'company_decides', 'account_second_person', 'stale_version'],
})

export const usePresentAccount = defineRoute({
  method: 'POST',
  path: '/payrolls-item/:id/transfers/account',
  summary:
    "Pay an employee of an approved run that is not paid yet, or a held payslip, to the account of the employee's record. The account then counts as changed.",
  access: CONFIRM_ACCESS,
  params: RunId,
  body: Versioned,
  answer: dataAnswer(z.object({ employee_id: Id })),
  errors: ['run_status', 'company_decides', 'stale_version', 'not_found'],
})
