import { z } from 'zod'
import { ActorFace, PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, IsoDate } from '#kit/contract/scalars.ts'
import { lineText } from '#kit/contract/texts.ts'
import { RequestKindName } from './facts.ts'
import { member } from './inbox.ts'

/** The longest delegation in days. */
export const MAX_DELEGATION_DAYS = 366

/** `offered`: the deputy has not accepted. `coming`: accepted, the first day is not reached. */
export const DelegationState = z.enum(['offered', 'coming', 'running', 'ended', 'declined', 'revoked'])
export type DelegationState = z.infer<typeof DelegationState>

/** One employee decides for another on some days. */
export const Delegation = z.object({
  id: Id,
  from_employee_id: Id,
  from_name: z.string(),
  from_face: ActorFace,
  to_employee_id: Id,
  to_name: z.string(),
  to_face: ActorFace,
  first_day: IsoDate,
  last_day: IsoDate,
  /** Null: all kinds of requests. */
  kinds: z.array(z.string()).nullable(),
  reason: z.string(),
  state: DelegationState,
  /** Who has set it, if that is not the employee: HR. */
  set_by: z.string().nullable(),
  answered_at: Instant.nullable(),
  can: z.array(z.enum(['accept', 'decline', 'revoke'])),
})
export type Delegation = z.infer<typeof Delegation>

export const listDelegations = defineRoute({
  method: 'GET',
  path: '/requests/delegation',
  summary:
    'List the delegations from and to the user, latest first; for HR those of the whole company with `all`.',
  access: member,
  query: z.object({ all: z.stringbool().default(false) }),
  answer: dataAnswer(z.array(Delegation)),
})

export const putDelegation = defineRoute({
  method: 'PUT',
  path: '/requests/delegation',
  summary:
    'Ask a colleague to decide in the own place on some days. HR can do it for an employee who is away; it holds once the colleague accepts.',
  access: member,
  body: z.object({
    /** Only for HR: the employee who is away. */
    from_employee_id: Id.optional(),
    to_employee_id: Id,
    first_day: IsoDate,
    last_day: IsoDate,
    kinds: z.array(RequestKindName).min(1).max(30).nullable().default(null),
    reason: lineText(200).default(''),
  }),
  answer: dataAnswer(Delegation),
  errors: ['invalid_input', 'not_found', 'forbidden', 'duplicate'],
})

const params = z.object({ delegation_id: IdParam })

export const answerDelegation = defineRoute({
  method: 'POST',
  path: '/requests/delegation/:delegation_id/answer',
  summary: 'Accept or decline to decide for a colleague.',
  access: member,
  params,
  body: z.object({ accepts: z.boolean() }),
  answer: dataAnswer(Delegation),
  errors: ['not_found', 'request_status'],
})

export const revokeDelegation = defineRoute({
  method: 'DELETE',
  path: '/requests/delegation/:delegation_id',
  summary: 'End a delegation at once: by either of the two, or by HR.',
  access: member,
  params,
  answer: dataAnswer(Delegation),
  errors: ['not_found', 'request_status'],
})

/** A colleague who can be named: has an active account. */
export const Colleague = z.object({
  id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  position: z.string().nullable(),
})
export type Colleague = z.infer<typeof Colleague>

export const listColleagues = defineRoute({
  method: 'GET',
  path: '/requests/colleague',
  summary: 'Find colleagues with an account by name or number, at most 20; without the user.',
  access: member,
  query: z.object({ search: lineText(100).default('') }),
  answer: dataAnswer(z.array(Colleague)),
})

/** One of the people whom the user leads. */
export const LedPerson = Colleague
export type LedPerson = Colleague

export const listLedPeople = defineRoute({
  method: 'GET',
  path: '/employee/led-people',
  summary: 'List the employees whom the signed-in employee leads directly, by number; at most 200.',
  access: { anyOf: [], side: 'employee' },
  query: z.object({ search: lineText(100).optional() }),
  answer: dataAnswer(z.array(LedPerson)),
})
