import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, Instant, Language } from '#kit/contract/scalars.ts'

/** A notice as its account reads it. */
export const Notice = z.object({
  id: Id,
  kind: z.string(),
  /** The name of the kind, and one sentence, in the language of the call. */
  label: z.string(),
  text: z.string(),
  /** The screen that it leads to, by the name of its route; null: none. */
  route: z.string().nullable(),
  route_params: z.record(z.string(), z.union([z.string(), z.number()])),
  request_id: Id.nullable(),
  created_at: Instant,
  is_read: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

export const listNotices = defineRoute({
  method: 'GET',
  path: '/notices',
  summary: 'List the notices of the own account, unread ones first, then newest first.',
  access: 'session',
  query: listQuery(['created_at'], {
    state: z.enum(['unread']).optional(),
    language: Language.optional(),
  }),
  answer: listAnswer(Notice),
  list: {},
})

/** The state of an account's notices; `latest_id` is 0 without notices. */
export const NoticeState = z.object({ unread: z.int().min(0), latest_id: z.int().min(0) })
export type NoticeState = z.infer<typeof NoticeState>

export const countNotices = defineRoute({
  method: 'GET',
  path: '/notices/count',
  summary: 'The number of unread notices of the own account; 0 for staff of the provider.',
  access: 'session',
  answer: dataAnswer(NoticeState),
})

export const readNotices = defineRoute({
  method: 'POST',
  path: '/notices/read',
  summary: 'Mark own notices as read: some, or all up to the newest one that the user has seen.',
  access: 'session',
  body: z.union([z.object({ ids: z.array(Id).min(1).max(200) }).strict(), z.object({ up_to: Id }).strict()]),
  answer: dataAnswer(NoticeState),
})

export const streamNotices = defineRoute({
  method: 'GET',
  path: '/notices/stream',
  summary:
    'Server-sent events `state` with the number of unread notices: one at the beginning, unless `Last-Event-ID` is the id of the present state, then one for each change.',
  access: 'session',
  stream: { contentTypes: ['text/event-stream'], isEvents: true },
  errors: ['too_many_requests', 'busy'],
})
