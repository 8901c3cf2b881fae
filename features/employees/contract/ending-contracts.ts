import { z } from 'zod'
import { ListMeta, listQuery, severalIds } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'

const access = { anyOf: ['view-employee-contract'], side: 'company' } as const

/** After this number of days an ended contract is no longer listed: the employee has left. */
export const EXPIRED_DAYS = 90

/** `warning`: ends within the notice period in the company's settings. `expired`: ended at most 90 days ago. */
export const ContractState = z.enum(['warning', 'expired'])
export type ContractState = z.infer<typeof ContractState>

/** An employee whose last day is near or past; `id` is the employee's. */
export const EndingContract = z.object({
  id: Id,
  /** The file of the picture; null if there is none. */
  profile: Id.nullable(),
  emp_number: z.string(),
  name: z.string(),
  surname: z.string(),
  en_name: z.string(),
  en_surname: z.string(),
  branch: z.string().nullable(),
  department: z.string().nullable(),
  position: z.string().nullable(),
  start_date: IsoDate,
  end_date: IsoDate,
  resigned_reason: z.string(),
  /** 0 on the last day, negative after it. */
  days_left: z.int(),
  contract_expired: ContractState,
})
export type EndingContract = z.infer<typeof EndingContract>

export const ENDING_SORTS = ['end_date', 'emp_number', 'name', 'department', 'branch', 'start_date'] as const
const query = listQuery(ENDING_SORTS, {
  state: ContractState.optional(),
  department_id: severalIds.optional(),
  branch_id: severalIds.optional(),
})

export const listEndingContracts = defineRoute({
  method: 'GET',
  path: '/employee-contract/near-expiry',
  summary:
    'List employees whose contract ends soon or ended recently; by default those that end come first, nearest end first.',
  access,
  query,
  answer: z.object({
    data: z.array(EndingContract),
    meta: ListMeta.extend({
      /** Counts of all matching employees, regardless of the requested state. */
      warning: z.int(),
      expired: z.int(),
      /** Days ahead, from the company's settings, and days back. */
      notice_days: z.int(),
      expired_days: z.int(),
    }),
  }),
  list: { excel: true },
})
