import { inBothLanguages, type MailText } from '#kit/contract/mail-text.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Jobs } from '#kit/server/jobs.ts'
import { queueMail } from '#kit/server/mail/queue-mail.ts'
import { NOTICE_MAILS } from '../../locales/mail-texts.ts'
import type { Delivery } from './claim-deliveries.ts'
import type { MailLink, MailLinks } from './mail-links.ts'
import { mailAddresses, type ToldNotice } from './told-accounts.ts'

/** The page of the own notices, where the sign-in asks first. Null if the public address is unknown. */
const noticesPage = () => (process.env.PUBLIC_URL ? new URL('/notices', process.env.PUBLIC_URL).href : null)

interface MailContent {
  notices: readonly ToldNotice[]
  isDigest: boolean
  links: ReadonlyMap<number, MailLink>
}

function textOf({ notices, isDigest, links }: MailContent, language: Language): MailText {
  const texts = NOTICE_MAILS[language]
  const page = noticesPage()
  const [first] = notices
  if (first && !isDigest)
    return texts.one(first.label[language], first.text[language], { page, link: links.get(first.id) })
  return texts.digest(
    notices.map(({ id, text }) => ({ text: text[language], link: links.get(id) })),
    page,
  )
}

/**
 * Queues the mails of a company's deliveries in the transaction that ends these: one mail for each notice, and one
 * daily mail for each account with all its unread notices.
 */
export async function deliverMails(
  tx: Tx,
  jobs: Jobs,
  deliveries: readonly Delivery[],
  notices: ReadonlyMap<number, ToldNotice>,
  mailLinks: MailLinks,
): Promise<void> {
  const accountIds = [...new Set(deliveries.map(({ account_id }) => account_id))]
  const addresses = await mailAddresses(tx, accountIds)
  const mails = mailsOf(deliveries)
  const sent = mails.filter(({ accountId }) => addresses.has(accountId))
  const links = await mailLinks(
    tx,
    sent.flatMap(({ ids }) => withOwnLinks(ids.flatMap((id) => notices.get(id) ?? []))),
  )
  for (const { accountId, ids, isDigest } of mails) {
    const address = addresses.get(accountId)
    const unread = ids.flatMap((id) => notices.get(id) ?? [])
    if (!address || unread.length === 0) continue
    const { email, language } = address
    const content = { notices: unread, isDigest, links }
    const mail = language
      ? textOf(content, language)
      : inBothLanguages({ la: textOf(content, 'la'), en: textOf(content, 'en') })
    const minutes = Math.max(0, ...unread.map(({ id }) => links.get(id)?.opensMinutes ?? 0))
    const opens = minutes > 0 ? { opensAccountMinutes: minutes } : {}
    await queueMail(tx, jobs, { to: email, ...mail, companyId: tx.companyId, ...opens })
  }
}

/** The most links of one mail. */
const MOST_LINKS = 20

/** The notices of a mail that get a link of their own: the latest one about each request. */
function withOwnLinks(notices: readonly ToldNotice[]): ToldNotice[] {
  const latest = new Map(notices.map((notice) => [notice.requestId ?? `notice ${notice.id}`, notice]))
  return [...latest.values()].slice(0, MOST_LINKS)
}

interface Mail {
  accountId: number
  /** Its notices. */
  ids: number[]
  isDigest: boolean
}

function mailsOf(deliveries: readonly Delivery[]): Mail[] {
  const single = deliveries.filter(({ channel }) => channel === 'mail')
  const daily = Map.groupBy(
    deliveries.filter(({ channel }) => channel === 'digest'),
    ({ account_id }) => account_id,
  )
  return [
    ...single.map(({ account_id, notice_id }) => ({
      accountId: account_id,
      ids: [notice_id],
      isDigest: false,
    })),
    ...[...daily].map(([accountId, own]) => ({
      accountId,
      ids: own.map(({ notice_id }) => notice_id),
      isDigest: true,
    })),
  ]
}
