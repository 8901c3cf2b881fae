import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Language } from '#kit/contract/scalars.ts'
import { lineText, requiredLineText } from '#kit/contract/texts.ts'

/** No mail, one mail for each notice, or one mail a day with all unread ones. */
export const MailChoice = z.enum(['none', 'at_once', 'digest'])
export type MailChoice = z.infer<typeof MailChoice>

/** How the account is told of a kind of notices. */
export const NoticePreference = z.object({
  kind: z.string(),
  /** Its name in the language of the call. */
  label: z.string(),
  push: z.boolean(),
  mail: MailChoice,
})
export type NoticePreference = z.infer<typeof NoticePreference>

export const NoticePreferences = z.object({
  kinds: z.array(NoticePreference),
  /** The language of mails; null: both languages. */
  language: Language.nullable(),
  /** False if the account has no address: it gets no mails. */
  has_address: z.boolean(),
  /** The key of the server for subscriptions to push messages; null if it has no secret key, and push is not available. */
  push_key: z.string().nullable(),
})
export type NoticePreferences = z.infer<typeof NoticePreferences>

export const showNoticePreferences = defineRoute({
  method: 'GET',
  path: '/notices/preferences',
  summary: 'How the own account is told of notices: by push message, by mail, and in which language.',
  access: 'session',
  answer: dataAnswer(NoticePreferences),
})

export const saveNoticePreferences = defineRoute({
  method: 'PUT',
  path: '/notices/preferences',
  summary: 'Save how the own account is told of notices; what is not in the request stays unchanged.',
  access: 'session',
  body: z.object({
    kinds: z.array(z.object({ kind: lineText(60), push: z.boolean(), mail: MailChoice })).max(200),
    language: Language.nullable().optional(),
  }),
  answer: dataAnswer(NoticePreferences),
})

/** The address of a browser at its push service. */
const Endpoint = requiredLineText(1000)
/** Base64 without padding for URLs, as browsers give keys. */
const Key = (length: number) => requiredLineText(length).regex(/^[\w-]+$/)

export const addPushDevice = defineRoute({
  method: 'POST',
  path: '/notices/push',
  summary:
    'Send push messages to this browser until its session ends. Only https addresses of known push services are accepted.',
  access: 'session',
  body: z.object({ endpoint: Endpoint, p256dh: Key(87), auth: Key(24), language: Language }),
  answer: dataAnswer(z.object({ is_on: z.boolean() })),
  errors: ['push_unavailable', 'push_address_refused'],
})

export const endPushDevice = defineRoute({
  method: 'POST',
  path: '/notices/push/end',
  summary: 'Send no more push messages to a browser of the own account.',
  access: 'session',
  body: z.object({ endpoint: Endpoint }),
  answer: dataAnswer(z.object({ is_on: z.boolean() })),
})
