import { z } from 'zod'
import { ActorFace } from '#features/employees/contract/person.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam } from '#kit/contract/scalars.ts'

const access = { anyOf: ['view-setting-approval'], side: 'company' } as const

/** An account that decides requests as HR: an HR manager among the employees, or staff with the permissions of a kind. */
export const HrAccount = z.object({
  account_id: Id,
  name: z.string(),
  /** Null: staff without an employee. */
  face: ActorFace,
  /** The kinds of requests that the account decides as HR. */
  kinds: z.array(z.string()),
  /** The branches for whose employees the account decides; none: the whole company. */
  branches: z.array(z.object({ id: Id, name: z.string() })),
})
export type HrAccount = z.infer<typeof HrAccount>

export const listHrAccounts = defineRoute({
  method: 'GET',
  path: '/approval-route/hr',
  summary:
    'List who decides requests as HR, with the branches for which each decides. Administrators decide for all.',
  access,
  answer: dataAnswer(z.array(HrAccount)),
})

export const setHrBranches = defineRoute({
  method: 'PUT',
  path: '/approval-route/hr/:hr_account_id',
  summary:
    'Set the branches for whose employees somebody decides as HR; none: the whole company. Nobody sets the own branches.',
  access: changing(access, 'edit-setting-approval'),
  params: z.object({ hr_account_id: IdParam }),
  body: z.object({ branch_ids: z.array(Id).max(200) }),
  answer: dataAnswer(HrAccount),
  errors: ['not_found', 'own_branches', 'invalid_input'],
})
