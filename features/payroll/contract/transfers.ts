import { z } from 'zod'
import { dataAnswer, ListMeta, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, Kip } from '#kit/contract/scalars.ts'
import { lineText } from '#kit/contract/texts.ts'
import { PAYROLL_ACCESS } from './runs.ts'

/** Where pay goes; an empty number: no account. `***` in place of the number for readers without view-bank-account. */
export const BankAccount = z.object({ bank: z.string(), holder: z.string(), number: z.string() })
export type BankAccount = z.infer<typeof BankAccount>

/**
 * Why an account needs a look before it is paid to: `new`, no paid run has paid this person; `changed`, the last paid run paid to another
 * account; `outdated`, the employee's record has another account than this run, which was calculated earlier.
 */
export const AccountMark = z.enum(['new', 'changed', 'outdated'])
export type AccountMark = z.infer<typeof AccountMark>

export const AccountCheck = z.object({
  mark: AccountMark,
  /** The account that the last paid run paid to; null for `new`. */
  last: BankAccount.nullable(),
  /** The account of the employee's record, where it differs from the one of this run. */
  present: BankAccount.nullable(),
  /** The last person who changed the account; null if it was entered before such changes were kept. */
  changed_by: z.string().nullable(),
  changed_at: Instant.nullable(),
  confirmed_by: z.string().nullable(),
  confirmed_at: Instant.nullable(),
  /** What a confirmation sends back: it changes with either account. Null for readers without view-bank-account. */
  version: z.string().nullable(),
  can: z.array(z.enum(['confirm'])),
})
export type AccountCheck = z.infer<typeof AccountCheck>

/** One payment of a run. */
export const Transfer = z.object({
  employee_id: Id,
  emp_number: z.string(),
  name: z.string(),
  en_name: z.string(),
  account: BankAccount,
  amount: Kip,
  /** Null where the account is the one of the last paid run and of the employee's record. */
  check: AccountCheck.nullable(),
})
export type Transfer = z.infer<typeof Transfer>

const RunId = z.object({ id: IdParam })

export const listTransfers = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/transfers',
  summary: 'The bank list of a run: who gets how much on which account, and which accounts changed.',
  access: PAYROLL_ACCESS,
  params: RunId,
  query: listQuery(['emp_number', 'name', 'amount'], {
    /** `marked`: accounts that are new or changed; `open`: those of them that nobody has confirmed. */
    state: z.enum(['marked', 'open']).optional(),
  }),
  answer: z.object({
    data: z.array(Transfer),
    meta: ListMeta.extend({
      /** Of all transfers that match, in kip. */
      amount: Kip,
      /** How many the reader may confirm, and what "confirm all" sends back. */
      confirmable: z.int(),
      version: z.string(),
    }),
  }),
  list: {},
})

/** Whoever approves or pays, and may see the accounts. */
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
    'Confirm changed bank accounts of a run: those named, or (`all`) every one that the caller may confirm. All or none.',
  access: CONFIRM_ACCESS,
  params: RunId,
  body: z.union([
    z.object({ accounts: z.array(Versioned).min(1).max(MAX_CONFIRMED) }),
    z.object({ all: lineText(64) }),
  ]),
  answer: dataAnswer(z.object({ confirmed: z.int(), open: z.int() })),
  errors: ['run_not_calculated', 'run_status', 'company_decides', 'account_second_person', 'stale_version'],
})
