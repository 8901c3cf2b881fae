import { z } from 'zod'
import { defineNoticeKind } from '#features/notices/domain/notice-kind.ts'
import type { Language } from '#kit/contract/scalars.ts'

/** A text in both languages. */
const Words = z.object({ la: z.string(), en: z.string() })

/** What happened, whose request it is, its kind and its days; never its reason, an amount or the type of a leave. */
const RequestParams = z.object({
  event: z.enum([
    ...(['opened', 'reminded', 'escalated', 'commented'] as const),
    ...(['success', 'rejected', 'returned', 'withdrawn', 'cancelled', 'revoked'] as const),
  ]),
  kind: Words,
  name: Words,
  when: Words,
})
export type RequestParams = z.infer<typeof RequestParams>
type Event = RequestParams['event']

const EVENTS: Record<Language, Record<Event, string>> = {
  la: {
    opened: 'ລໍຖ້າການຕັດສິນຂອງທ່ານ',
    reminded: 'ຍັງລໍຖ້າການຕັດສິນຂອງທ່ານ',
    escalated: 'ຫົວໜ້າຍັງບໍ່ຕັດສິນ, ລໍຖ້າທ່ານ',
    commented: 'ມີຄຳເຫັນໃໝ່',
    success: 'ອະນຸມັດແລ້ວ',
    rejected: 'ບໍ່ອະນຸມັດ',
    returned: 'ສົ່ງຄືນໃຫ້ແກ້ໄຂ',
    withdrawn: 'ຖືກຖອນຄືນແລ້ວ',
    cancelled: 'ຖືກຍົກເລີກແລ້ວ',
    revoked: 'HR ໄດ້ຍົກເລີກ',
  },
  en: {
    opened: 'waits for your decision',
    reminded: 'still waits for your decision',
    escalated: 'the manager has not decided, so it waits for you',
    commented: 'new comment',
    success: 'approved',
    rejected: 'rejected',
    returned: 'returned for changes',
    withdrawn: 'withdrawn',
    cancelled: 'cancelled',
    revoked: 'cancelled by HR',
  },
}

/** 'Leave, Khamla, 14–16/04/2026: waits for your decision'; of the own request without the name. */
const sentence =
  (language: Language, isOwn: boolean) =>
  ({ event, kind, name, when }: RequestParams) =>
    `${[kind, isOwn ? null : name, when].flatMap((words) => words?.[language] || []).join(', ')}: ${EVENTS[language][event]}`

const others = {
  params: RequestParams,
  label: { la: 'ຄຳຂໍທີ່ຂ້ອຍຕັດສິນ', en: 'Requests that I decide' },
  text: { la: sentence('la', false), en: sentence('en', false) },
  mail: 'approval',
} as const

/** Something happens to a request that an employee decides. */
export const REQUEST_TO_DECIDE = defineNoticeKind({
  name: 'request-to-decide',
  ...others,
  ...{ route: 'requests.inbox', audience: 'employee' },
})

/** The same for staff of the company. */
export const REQUEST_TO_DECIDE_AS_STAFF = defineNoticeKind({
  name: 'request-to-decide-as-staff',
  ...others,
  ...{ route: 'requests.staff', audience: 'staff' },
})

/** Something happens to an own request. */
export const OWN_REQUEST = defineNoticeKind({
  name: 'own-request',
  params: RequestParams,
  label: { la: 'ຄຳຂໍຂອງຂ້ອຍ', en: 'My requests' },
  text: { la: sentence('la', true), en: sentence('en', true) },
  ...{ route: 'requests.mine', audience: 'employee', mail: 'approval' },
})

const digest = {
  params: z.object({ count: z.int().min(1) }),
  label: { la: 'ເຕືອນຄຳຂໍທີ່ລໍຖ້າ', en: 'Reminder of requests that wait' },
  text: {
    la: ({ count }: { count: number }) => `ມີ ${count} ຄຳຂໍລໍຖ້າການຕັດສິນຂອງທ່ານ`,
    en: ({ count }: { count: number }) =>
      count === 1 ? 'One request waits for your decision' : `${count} requests wait for your decision`,
  },
  mail: 'approval',
} as const

/** Once a day: how many requests wait for an employee. */
export const REQUESTS_WAIT = defineNoticeKind({
  name: 'requests-wait',
  ...digest,
  ...{ route: 'requests.inbox', audience: 'employee' },
})

/** The same for staff of the company. */
export const REQUESTS_WAIT_FOR_STAFF = defineNoticeKind({
  name: 'requests-wait-for-staff',
  ...digest,
  ...{ route: 'requests.staff', audience: 'staff' },
})

const DELEGATIONS = {
  delegation_offered: {
    la: (actor: string) => `${actor} ຂໍໃຫ້ທ່ານຕັດສິນຄຳຂໍແທນ`,
    en: (actor: string) => `${actor} asks you to decide requests in somebody's place`,
  },
  delegation_accepted: {
    la: (actor: string) => `${actor} ຮັບຕັດສິນຄຳຂໍແທນ`,
    en: (actor: string) => `${actor} has agreed to decide requests as deputy`,
  },
  delegation_declined: {
    la: (actor: string) => `${actor} ບໍ່ຮັບຕັດສິນຄຳຂໍແທນ`,
    en: (actor: string) => `${actor} has declined to decide requests as deputy`,
  },
  delegation_revoked: {
    la: (actor: string) => `${actor} ໄດ້ຍົກເລີກການຕັດສິນແທນ`,
    en: (actor: string) => `${actor} has ended a deputy's time`,
  },
} as const

/** A deputy is asked, has answered, or is no longer needed. */
export const DEPUTY = defineNoticeKind({
  name: 'deputy',
  params: z.object({
    event: z.enum(['delegation_offered', 'delegation_accepted', 'delegation_declined', 'delegation_revoked']),
    actor: z.string(),
  }),
  label: { la: 'ການຕັດສິນແທນ', en: 'Deputies' },
  text: {
    la: ({ event, actor }) => DELEGATIONS[event].la(actor),
    en: ({ event, actor }) => DELEGATIONS[event].en(actor),
  },
  ...{ route: 'requests.delegation', audience: 'employee', mail: null },
})
