import { type MailText, paragraphs } from '#kit/contract/mail-text.ts'
import type { Language } from '#kit/contract/scalars.ts'

/** The address of the notices, and where the reader does what the notice asks for. */
interface NoticePages {
  page: string | null
  link: { page: string; opensMinutes: number | null } | undefined
}

interface NoticeMails {
  /** A mail about one notice. */
  one: (label: string, text: string, pages: NoticePages) => MailText
  /** The daily mail. */
  digest: (texts: readonly string[], page: string | null) => MailText
  /** Several push messages in one. */
  several: (count: number) => string
}

const footLa = (page: string | null) => (page ? [`ເບິ່ງການແຈ້ງເຕືອນ ແລະ ເລືອກວ່າຈະຮັບອັນໃດທາງອີເມວ:\n${page}`] : [])
const footEn = (page: string | null) =>
  page ? [`See your notifications, and choose which ones you get by email:\n${page}`] : []

const DAY_MINUTES = 24 * 60

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
    digest: (texts, page) => ({
      subject: `ມີການແຈ້ງເຕືອນທີ່ຍັງບໍ່ໄດ້ອ່ານ ${texts.length} ລາຍການ`,
      body: paragraphs('ສະບາຍດີ,', ...texts, ...footLa(page)),
    }),
    several: (count) => `ມີການແຈ້ງເຕືອນໃໝ່ ${count} ລາຍການ`,
  },
  en: {
    one: (label, text, { page, link }) => ({
      subject: label,
      body: paragraphs('Hello,', text, ...linkEn(link), ...footEn(page)),
    }),
    digest: (texts, page) => ({
      subject: texts.length === 1 ? '1 unread notification' : `${texts.length} unread notifications`,
      body: paragraphs('Hello,', ...texts, ...footEn(page)),
    }),
    several: (count) => `${count} new notifications`,
  },
}
