import { type MailText, paragraphs } from '#kit/contract/mail-text.ts'
import type { Language } from '#kit/contract/scalars.ts'

interface NoticeMails {
  /** A mail about one notice. `page`: the address of the notices. */
  one: (label: string, text: string, page: string | null) => MailText
  /** The daily mail. */
  digest: (texts: readonly string[], page: string | null) => MailText
  /** Several push messages in one. */
  several: (count: number) => string
}

const footLa = (page: string | null) => (page ? [`ເບິ່ງການແຈ້ງເຕືອນ ແລະ ເລືອກວ່າຈະຮັບອັນໃດທາງອີເມວ:\n${page}`] : [])
const footEn = (page: string | null) =>
  page ? [`See your notifications, and choose which ones you get by email:\n${page}`] : []

/** The mails of notices, in the language that the account has chosen for mails. */
export const NOTICE_MAILS: Record<Language, NoticeMails> = {
  la: {
    one: (label, text, page) => ({ subject: label, body: paragraphs('ສະບາຍດີ,', text, ...footLa(page)) }),
    digest: (texts, page) => ({
      subject: `ມີການແຈ້ງເຕືອນທີ່ຍັງບໍ່ໄດ້ອ່ານ ${texts.length} ລາຍການ`,
      body: paragraphs('ສະບາຍດີ,', ...texts, ...footLa(page)),
    }),
    several: (count) => `ມີການແຈ້ງເຕືອນໃໝ່ ${count} ລາຍການ`,
  },
  en: {
    one: (label, text, page) => ({ subject: label, body: paragraphs('Hello,', text, ...footEn(page)) }),
    digest: (texts, page) => ({
      subject: texts.length === 1 ? '1 unread notification' : `${texts.length} unread notifications`,
      body: paragraphs('Hello,', ...texts, ...footEn(page)),
    }),
    several: (count) => `${count} new notifications`,
  },
}
