import { type MailText, paragraphs } from '#kit/contract/mail-text.ts'
import type { Language } from '#kit/contract/scalars.ts'

/** The address of the notices, and where the reader does what the notice asks for. */
interface NoticePages {
  page: string | null
  link: { page: string; opensMinutes: number | null } | undefined
}

/** A notice of the daily mail. */
interface DigestItem {
  text: string
  link: NoticePages['link']
}

interface NoticeMails {
  /** A mail about one notice. */
  one: (label: string, text: string, pages: NoticePages) => MailText
  /** The daily mail. */
  digest: (items: readonly DigestItem[], page: string | null) => MailText
  /** Several push messages in one. */
  several: (count: number) => string
}

const footLa = (page: string | null) => (page ? [`ເບິ່ງການແຈ້ງເຕືອນ ແລະ ເລືອກວ່າຈະຮັບອັນໃດທາງອີເມວ:\n${page}`] : [])
const footEn = (page: string | null) =>
  page ? [`See your notifications, and choose which ones you get by email:\n${page}`] : []

const DAY_MINUTES = 24 * 60

const withPage = ({ text, link }: DigestItem) => (link ? `${text}\n${link.page}` : text)
const firstLink = (items: readonly DigestItem[]) => items.find(({ link }) => link)?.link

/** Below the requests of a daily mail that have a link. */
function linksLa(items: readonly DigestItem[]): string[] {
  const link = firstLink(items)
  if (!link) return []
  if (link.opensMinutes === null) return ['ຕັດສິນແຕ່ລະຄຳຂໍໄດ້ຜ່ານລິ້ງຂອງຄຳຂໍນັ້ນ ຫຼັງເຂົ້າສູ່ລະບົບ.']
  return [
    `ຕັດສິນແຕ່ລະຄຳຂໍໄດ້ຜ່ານລິ້ງຂອງຄຳຂໍນັ້ນ ໂດຍບໍ່ຕ້ອງເຂົ້າສູ່ລະບົບ. ລິ້ງເຫຼົ່ານີ້ສຳລັບທ່ານຄົນດຽວ ແລະ ໃຊ້ໄດ້ຄັ້ງດຽວ ພາຍໃນ ${link.opensMinutes / DAY_MINUTES} ວັນ. ຢ່າສົ່ງຕໍ່ໃຫ້ຜູ້ໃດ.`,
  ]
}

function linksEn(items: readonly DigestItem[]): string[] {
  const link = firstLink(items)
  if (!link) return []
  if (link.opensMinutes === null) return ['Decide a request at its link after signing in.']
  return [
    `Decide a request at its link without signing in. The links are for you alone and work once, for ${link.opensMinutes / DAY_MINUTES} days. Do not forward them.`,
  ]
}

function linkLa(link: NoticePages['link']): string[] {
  if (!link) return []
  if (link.opensMinutes === null) return [`ຕັດສິນໄດ້ທີ່ນີ້ ຫຼັງເຂົ້າສູ່ລະບົບ:\n${link.page}`]
  return [
    `ຕັດສິນໄດ້ທີ່ນີ້ ໂດຍບໍ່ຕ້ອງເຂົ້າສູ່ລະບົບ:\n${link.page}`,
    `ລິ້ງນີ້ເປັນຂອງທ່ານຄົນດຽວ ແລະ ໃຊ້ໄດ້ຄັ້ງດຽວ ພາຍໃນ ${link.opensMinutes / DAY_MINUTES} ວັນ. ຢ່າສົ່ງຕໍ່ໃຫ້ຜູ້ໃດ.`,
  ]
}

function linkEn(link: NoticePages['link']): string[] {
  if (!link) return []
  if (link.opensMinutes === null) return [`Decide it here after signing in:\n${link.page}`]
  return [
    `Decide it here without signing in:\n${link.page}`,
    `This link is for you alone and works once, for ${link.opensMinutes / DAY_MINUTES} days. Do not forward it.`,
  ]
}

/** The mails of notices, in the language that the account has chosen for mails. */
export const NOTICE_MAILS: Record<Language, NoticeMails> = {
  la: {
    one: (label, text, { page, link }) => ({
      subject: label,
      body: paragraphs('ສະບາຍດີ,', text, ...linkLa(link), ...footLa(page)),
    }),
    digest: (items, page) => ({
      subject: `ມີການແຈ້ງເຕືອນທີ່ຍັງບໍ່ໄດ້ອ່ານ ${items.length} ລາຍການ`,
      body: paragraphs('ສະບາຍດີ,', ...items.map(withPage), ...linksLa(items), ...footLa(page)),
    }),
    several: (count) => `ມີການແຈ້ງເຕືອນໃໝ່ ${count} ລາຍການ`,
  },
  en: {
    one: (label, text, { page, link }) => ({
      subject: label,
      body: paragraphs('Hello,', text, ...linkEn(link), ...footEn(page)),
    }),
    digest: (items, page) => ({
      subject: items.length === 1 ? '1 unread notification' : `${items.length} unread notifications`,
      body: paragraphs('Hello,', ...items.map(withPage), ...linksEn(items), ...footEn(page)),
    }),
    several: (count) => `${count} new notifications`,
  },
}
