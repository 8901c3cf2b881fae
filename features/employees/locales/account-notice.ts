import { formatInstantInLaos } from '#kit/contract/days.ts'
import { inBothLanguages, type MailText, paragraphs } from '#kit/contract/mail-text.ts'

/** To an employee whose bank account was changed, in both languages, because their language is not stored. Mails contain no account numbers. */
export function accountChangedText(by: string, at: Date): MailText {
  const when = formatInstantInLaos(at)
  return inBothLanguages({
    la: {
      subject: 'ບັນຊີທະນາຄານຂອງທ່ານປ່ຽນແລ້ວ',
      body: paragraphs(
        'ສະບາຍດີ,',
        `“${by}” ໄດ້ປ່ຽນບັນຊີທະນາຄານສຳລັບຮັບເງິນເດືອນຂອງທ່ານໃນ Champa ເມື່ອ ${when}.`,
        'ຖ້າທ່ານບໍ່ໄດ້ຂໍໃຫ້ປ່ຽນ, ກະລຸນາແຈ້ງຝ່າຍບຸກຄະລາກອນທັນທີ.',
      ),
    },
    en: {
      subject: 'Your bank account was changed',
      body: paragraphs(
        'Hello,',
        `“${by}” changed the bank account for your salary in Champa on ${when}.`,
        'If you did not ask for this, tell the HR department at once.',
      ),
    },
  })
}
