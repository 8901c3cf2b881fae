import { beforeAll } from 'vitest'
import { z } from 'zod'
import { SECRET_KEY, type World, withAccess } from '#features/access/server/access-world.test-data.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { type NewsHub, NO_NEWS } from '#kit/server/events/news-hub.ts'
import { defineNoticeKind } from '../domain/notice-kind.ts'
import { noticeEndpoints } from './index.ts'
import { sendNotices } from './send-notices.ts'

const Params = z.object({ what: z.string() })
const text = {
  la: ({ what }: { what: string }) => `ມີ ${what}`,
  en: ({ what }: { what: string }) => `Got ${what}`,
}
const sample = { params: Params, text, route: 'employee_roster.index', audience: 'all' } as const

/** Kinds for these tests: one without mails, one with mails by the company's setting of leave, one that is urgent. */
export const PLAIN = defineNoticeKind({
  ...sample,
  name: 'test-plain',
  label: { la: 'ທົດລອງ', en: 'Plain' },
  mail: null,
})
export const MAILED = defineNoticeKind({
  ...sample,
  name: 'test-mailed',
  label: { la: 'ທາງອີເມວ', en: 'Mailed' },
  mail: 'leave',
})
export const URGENT = defineNoticeKind({
  ...sample,
  name: 'test-urgent',
  label: { la: 'ດ່ວນ', en: 'Urgent' },
  mail: null,
  isUrgent: true,
})

/** A kind that staff do not get. */
export const FOR_EMPLOYEES = defineNoticeKind({
  ...sample,
  name: 'test-for-employees',
  label: { la: 'ພະນັກງານ', en: 'For employees' },
  audience: 'employee',
  mail: null,
})

export interface NoticeWorld extends World {
  ids: { admin: number; user: number; other: number }
  /** Runs one transaction of the first company. */
  inFirst: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Sends a plain notice to accounts of the first company. */
  tell: (accountIds: number[], what: string, dedupeKey?: string) => Promise<number>
}

/** Two companies with their settings, and the calls of notices. */
export function withNotices(news: () => NewsHub = () => NO_NEWS): () => NoticeWorld {
  const access = withAccess((db) => noticeEndpoints({ db, secretKey: SECRET_KEY, news: news() }))
  let world: NoticeWorld | undefined
  beforeAll(async () => {
    const { db } = access()
    for (const companyId of [1, 2])
      await db.inCompany(companyId, (tx) =>
        tx.execute('insert into company_setting (company_id) values ($1)', [companyId]),
      )
    const idOf = async (name: string) => {
      const find = 'select id from account where email = $1'
      return (await db.asProvider((tx) => tx.one(IdRow, find, [`${name}@champa.test`]))).id
    }
    const inFirst: NoticeWorld['inFirst'] = (work) => db.inCompany(1, work)
    world = {
      ...access(),
      ids: { admin: await idOf('admin'), user: await idOf('user'), other: await idOf('other') },
      inFirst,
      tell: (accountIds, what, dedupeKey) =>
        inFirst((tx) =>
          sendNotices(tx, [PLAIN.notice({ accountIds }, { what }, dedupeKey ? { dedupeKey } : {})]),
        ),
    }
  })
  return () => world as NoticeWorld
}
