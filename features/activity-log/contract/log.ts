import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, Instant, IsoDate } from '#kit/contract/scalars.ts'
import { lineText } from '#kit/contract/texts.ts'

/** A log is read backwards: further back than this one names a person, a kind or a date. */
export const LOG_REACH = 10_000

const providers = { anyOf: ['viewhistory'], side: 'provider' } as const
const companies = { anyOf: ['view-activity-logs', 'managecompanylog'], side: 'company' } as const

const Words = z.object({ la: z.string(), en: z.string() })
/** Numbers and codes by the names of what they stand for, where it is of this company or of everybody. */
export const References = z.object({
  /** What the record is called that the entry is about. */
  record: Words.nullable(),
  /** By field and then by what it holds. */
  names: z.record(z.string(), z.record(z.string(), Words)),
})
export type References = z.infer<typeof References>

const Fields = z.record(z.string(), z.unknown())
export const LogEntry = References.extend({
  id: Id,
  at: Instant,
  actor: z.string(),
  /** It was one of the provider's people, in the company. */
  is_provider: z.boolean(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.int().nullable(),
  /** In the provider's log: the company in which its person was when they did this. */
  company: z.string().nullable(),
  /** What was changed, as it was and as it is now; null if there is no such side. */
  before: Fields.nullable(),
  after: Fields.nullable(),
  /** Fields that changed but whose values need a permission that the reader lacks, as `contacts.value`. */
  withheld: z.array(z.string()),
})
export type LogEntry = z.infer<typeof LogEntry>

/** `search`: words of the name of who did it. */
const query = listQuery(['at'], {
  entity: lineText(60).optional(),
  action: lineText(30).optional(),
  /** The number of the record that was changed. */
  record: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  from: IsoDate.optional(),
  to: IsoDate.optional(),
})

export const listAdminLog = defineRoute({
  method: 'GET',
  path: '/admin/log',
  summary: "What the provider's people did, the newest first; at most the 10,000 newest that match.",
  access: providers,
  query,
  answer: listAnswer(LogEntry),
  list: {},
})
export const listCompanyLog = defineRoute({
  ...listAdminLog,
  path: '/company/log',
  summary: 'What was done in the own company, the newest first; at most the 10,000 newest that match.',
  access: companies,
})

const kinds = dataAnswer(z.object({ entities: z.array(z.string()), actions: z.array(z.string()) }))
export const listAdminLogKinds = defineRoute({
  method: 'GET',
  path: '/admin/log/kinds',
  summary: "The kinds of records and acts in the provider's log.",
  access: providers,
  answer: kinds,
})
export const listCompanyLogKinds = defineRoute({
  ...listAdminLogKinds,
  path: '/company/log/kinds',
  summary: "The kinds of records and acts in the own company's log.",
  access: companies,
})
