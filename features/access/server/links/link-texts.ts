import { inBothLanguages, type MailText, paragraphs } from '#kit/contract/mail-text.ts'
import type { Language } from '#kit/contract/scalars.ts'

/** The company of the account, '' for the provider's staff, and the address of the sign-in page. */
export interface LinkPlace {
  company: string
  page: string
}

type LinkMail = (link: string, by: string, place: LinkPlace) => MailText

const TEXTS: Record<Language, { invitation: LinkMail; 'sign-in': LinkMail }> = {
  la: {
    invitation: (link, by, { company, page }) => ({
      subject: 'ເຊີນເຂົ້າໃຊ້ Champa',
      body: paragraphs(
        'ສະບາຍດີ,',
        `“${by}” ເຊີນທ່ານເຂົ້າໃຊ້ Champa. ກະລຸນາເປີດລິ້ງນີ້ ແລ້ວຕັ້ງລະຫັດຜ່ານຂອງທ່ານເອງ:`,
        link,
        ...(company ? [`ບໍລິສັດ: “${company}”`] : []),
        `ຄັ້ງຕໍ່ໄປ ເຂົ້າສູ່ລະບົບດ້ວຍອີເມວນີ້ທີ່: ${page}`,
        'ລິ້ງນີ້ໃຊ້ໄດ້ຄັ້ງດຽວ ພາຍໃນ 7 ວັນ. ຖ້າໄດ້ຮັບຫຼາຍສະບັບ ສະບັບຫຼ້າສຸດເທົ່ານັ້ນທີ່ໃຊ້ໄດ້. ຢ່າສົ່ງຕໍ່ໃຫ້ຜູ້ໃດ.',
      ),
    }),
    'sign-in': (link, by) => ({
      subject: 'ລິ້ງເຂົ້າສູ່ລະບົບຂອງທ່ານ',
      body: paragraphs(
        'ສະບາຍດີ,',
        `“${by}” ສົ່ງລິ້ງເຂົ້າສູ່ລະບົບໃຫ້ທ່ານ:`,
        link,
        'ລິ້ງນີ້ໃຊ້ໄດ້ຄັ້ງດຽວ ພາຍໃນ 24 ຊົ່ວໂມງ. ຖ້າໄດ້ຮັບຫຼາຍສະບັບ ສະບັບຫຼ້າສຸດເທົ່ານັ້ນທີ່ໃຊ້ໄດ້. ຢ່າສົ່ງຕໍ່ໃຫ້ຜູ້ໃດ.',
      ),
    }),
  },
  en: {
    invitation: (link, by, { company, page }) => ({
      subject: 'Your invitation to Champa',
      body: paragraphs(
        'Hello,',
        `“${by}” invites you to Champa. Please open this link and choose a password of your own:`,
        link,
        ...(company ? [`Company: “${company}”`] : []),
        `Later, sign in with this email address at: ${page}`,
        'The link works once and is valid for 7 days. If you received several of these mails, only the newest link works. Do not forward it.',
      ),
    }),
    'sign-in': (link, by) => ({
      subject: 'Your sign-in link',
      body: paragraphs(
        'Hello,',
        `“${by}” sends you a link to sign in:`,
        link,
        'The link works once and is valid for 24 hours. If you received several of these mails, only the newest link works. Do not forward it.',
      ),
    }),
  },
}

/** A mail with a sign-in link, in both languages, because the recipient's is not stored. `by`: the sender's name. */
export const linkMail = (kind: 'invitation' | 'sign-in', ...facts: Parameters<LinkMail>): MailText =>
  inBothLanguages({ la: TEXTS.la[kind](...facts), en: TEXTS.en[kind](...facts) })
