import { inBothLanguages, type MailText, paragraphs } from '#kit/contract/mail-text.ts'
import type { Language } from '#kit/contract/scalars.ts'

interface MailTexts {
  resetCode: (code: string) => MailText
  passwordChanged: () => MailText
  /** An administrator has typed a password for this account. */
  passwordSet: (by: string) => MailText
  /** Sent to the previous address. */
  emailChanged: (by: string) => MailText
  /** Without a link, the mail explains the steps. */
  passwordLink: (link: string | null, by: string) => MailText
}

/** Mails as plain text, in the language of the user who requested them for themselves. */
export const MAIL_TEXTS: Record<Language, MailTexts> = {
  la: {
    resetCode: (code) => ({
      subject: 'ລະຫັດຢືນຢັນຂອງທ່ານ',
      body: paragraphs(
        'ສະບາຍດີ,',
        `ລະຫັດຢືນຢັນສຳລັບຕັ້ງລະຫັດຜ່ານໃໝ່ຂອງທ່ານແມ່ນ: ${code}`,
        'ລະຫັດນີ້ໃຊ້ໄດ້ 10 ນາທີ ແລະ ໃຊ້ໄດ້ສະເພາະໃນໜ້າຈໍທີ່ທ່ານຂໍລະຫັດ. ຢ່າບອກລະຫັດນີ້ໃຫ້ຜູ້ໃດ.',
        'ຖ້າທ່ານບໍ່ໄດ້ຂໍ, ບໍ່ຕ້ອງເຮັດຫຍັງ: ລະຫັດຜ່ານຂອງທ່ານຍັງຄືເກົ່າ.',
      ),
    }),
    passwordChanged: () => ({
      subject: 'ລະຫັດຜ່ານຂອງທ່ານປ່ຽນແລ້ວ',
      body: paragraphs(
        'ສະບາຍດີ,',
        'ລະຫັດຜ່ານຂອງທ່ານຫາກໍຖືກປ່ຽນ ແລະ ທຸກອຸປະກອນຖືກອອກຈາກລະບົບແລ້ວ.',
        'ຖ້າທ່ານບໍ່ໄດ້ປ່ຽນເອງ, ກະລຸນາຕັ້ງລະຫັດຜ່ານໃໝ່ທີ່ໜ້າເຂົ້າສູ່ລະບົບ ແລະ ແຈ້ງຜູ້ດູແລທັນທີ.',
      ),
    }),
    passwordSet: (by) => ({
      subject: 'ມີຄົນຕັ້ງລະຫັດຜ່ານໃໝ່ໃຫ້ທ່ານ',
      body: paragraphs(
        'ສະບາຍດີ,',
        `“${by}” ຕັ້ງລະຫັດຜ່ານໃໝ່ໃຫ້ບັນຊີຂອງທ່ານ ແລະ ທຸກອຸປະກອນຖືກອອກຈາກລະບົບແລ້ວ. ກະລຸນາປ່ຽນເປັນຂອງທ່ານເອງເມື່ອເຂົ້າສູ່ລະບົບ.`,
        'ຖ້າທ່ານບໍ່ໄດ້ຂໍ, ກະລຸນາແຈ້ງຜູ້ດູແລລະບົບທັນທີ.',
      ),
    }),
    emailChanged: (by) => ({
      subject: 'ອີເມວຂອງບັນຊີທ່ານປ່ຽນແລ້ວ',
      body: paragraphs(
        'ສະບາຍດີ,',
        `“${by}” ປ່ຽນອີເມວທີ່ບັນຊີຂອງທ່ານໃຊ້ເຂົ້າສູ່ລະບົບ. ທີ່ຢູ່ນີ້ໃຊ້ເຂົ້າສູ່ລະບົບບໍ່ໄດ້ອີກ.`,
        'ຖ້າທ່ານບໍ່ຮູ້ເລື່ອງນີ້, ກະລຸນາແຈ້ງຜູ້ດູແລລະບົບທັນທີ.',
      ),
    }),
    passwordLink: (link, by) => ({
      subject: 'ຕັ້ງລະຫັດຜ່ານໃໝ່',
      body: paragraphs(
        'ສະບາຍດີ,',
        `“${by}” ຂໍໃຫ້ທ່ານຕັ້ງລະຫັດຜ່ານໃໝ່.`,
        ...(link
          ? ['ກະລຸນາເປີດໜ້ານີ້ ແລ້ວປ້ອນອີເມວຂອງທ່ານ:', link]
          : ['ກະລຸນາເປີດໜ້າເຂົ້າສູ່ລະບົບ, ກົດ “ລືມລະຫັດຜ່ານ?” ແລ້ວປ້ອນອີເມວຂອງທ່ານ.']),
        'ຈາກນັ້ນທ່ານຈະໄດ້ຮັບລະຫັດຢືນຢັນທາງອີເມວ.',
      ),
    }),
  },
  en: {
    resetCode: (code) => ({
      subject: 'Your verification code',
      body: paragraphs(
        'Hello,',
        `Your verification code for a new password is: ${code}`,
        'It is valid for 10 minutes, in the browser where you requested it. Do not share it with anybody.',
        'If you did not request it, you do not need to do anything. Your password has not changed.',
      ),
    }),
    passwordChanged: () => ({
      subject: 'Your password has been changed',
      body: paragraphs(
        'Hello,',
        'Your password has just been changed, and every device has been signed out.',
        'If this was not you, set a new password from the sign-in page and tell your administrator at once.',
      ),
    }),
    passwordSet: (by) => ({
      subject: 'A new password was set for you',
      body: paragraphs(
        'Hello,',
        `“${by}” has set a new password for your account, and every device has been signed out. Please change it to one of your own when you sign in.`,
        'If you did not ask for this, tell your administrator at once.',
      ),
    }),
    emailChanged: (by) => ({
      subject: 'The email address of your account has been changed',
      body: paragraphs(
        'Hello,',
        `“${by}” has changed the email address with which you sign in. This address can no longer be used to sign in.`,
        'If you did not expect this, tell your administrator at once.',
      ),
    }),
    passwordLink: (link, by) => ({
      subject: 'Set a new password',
      body: paragraphs(
        'Hello,',
        `“${by}” asks you to set a new password.`,
        ...(link
          ? ['Please open this page and enter your email address:', link]
          : ['Please open the sign-in page, choose “Forgot password?” and enter your email address.']),
        'You will then receive a verification code by email.',
      ),
    }),
  },
}

/** A mail about the account of somebody else, whose language is not stored: in both languages. */
export const mailToOther = (choose: (texts: MailTexts) => MailText): MailText =>
  inBothLanguages({ la: choose(MAIL_TEXTS.la), en: choose(MAIL_TEXTS.en) })
