import { z } from 'zod'
import { ActorFace } from '#features/employees/contract/person.ts'
import { dataAnswer, listAnswer, listQuery, severalOf } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, Instant, IsoDate } from '#kit/contract/scalars.ts'
import { lineText } from '#kit/contract/texts.ts'

/** The number of reachable entries, newest first; for older ones, filter by user, kind or date. */
export const MAX_LOG_ENTRIES = 10_000

const providers = { anyOf: ['viewhistory'], side: 'provider' } as const
const companies = { anyOf: ['view-activity-logs', 'managecompanylog'], side: 'company' } as const

/** A name in both languages. */
export const Words = z.object({ la: z.string(), en: z.string() })
/** The names of the records behind numbers and codes, if they belong to this company or to all. */
export const References = z.object({
  /** The name of the record of the entry. */
  record: Words.nullable(),
  /** By field and then by value. */
  names: z.record(z.string(), z.record(z.string(), Words)),
})
export type References = z.infer<typeof References>

const Fields = z.record(z.string(), z.unknown())
export const LogEntry = References.extend({
  id: Id,
  at: Instant,
  actor: z.string(),
  actor_face: ActorFace,
  /** True: a user of the provider, inside the company. */
  is_provider: z.boolean(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.int().nullable(),
  /** The browser and system, as "Chrome, Windows"; null for background work and entries before it was stored. */
  device: z.string().nullable(),
  /** In the provider's log: the company in which the user was. */
  company: z.string().nullable(),
  /** The changes, with old and new values; null if there is no such side. */
  before: Fields.nullable(),
  after: Fields.nullable(),
  /** Changed fields whose values need a permission that the reader lacks, as `contacts.value`. */
  withheld: z.array(z.string()),
})
export type LogEntry = z.infer<typeof LogEntry>

/** `search`: words of the user's name. */
const query = listQuery(['at'], {
  entity: severalOf(lineText(60)).optional(),
  action: severalOf(lineText(30)).optional(),
  /** The number of the changed record. */
  record: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  from: IsoDate.optional(),
  to: IsoDate.optional(),
  /** `hidden`: without sign-ins and sign-outs; refused ones, and those with a password that somebody else has set, remain. */
  sessions: z.enum(['hidden']).optional(),
})

export const listAdminLog = defineRoute({
  method: 'GET',
  path: '/admin/log',
  summary: "List the actions of the provider's users, newest first; at most the 10,000 newest that match.",
  access: providers,
  query,
  answer: listAnswer(LogEntry),
  list: {},
})
export const listCompanyLog = defineRoute({
  ...listAdminLog,
  path: '/company/log',
  summary: 'List the actions in the own company, newest first; at most the 10,000 newest that match.',
  access: companies,
})

const kinds = dataAnswer(z.object({ entities: z.array(z.string()), actions: z.array(z.string()) }))
export const listAdminLogKinds = defineRoute({
  method: 'GET',
  path: '/admin/log/kinds',
  summary: "List the kinds of records and actions in the provider's log.",
  access: providers,
  answer: kinds,
})
export const listCompanyLogKinds = defineRoute({
  ...listAdminLogKinds,
  path: '/company/log/kinds',
  summary: "List the kinds of records and actions in the own company's log.",
  access: companies,
})
