import { inBothLanguages, type MailText, paragraphs } from '#kit/contract/mail-text.ts'

export interface EntryNotice {
  company: string
  /** Name and address of the provider's user. */
  person: string
  reason: string
  /** Vientiane time, such as 2026-04-30 14:05. */
  until: string
}

/** To the administrators of a company that the provider has entered, in both languages, because their language is not stored. */
export const enteredText = ({ company, person, reason, until }: EntryNotice): MailText =>
  inBothLanguages({
    la: {
      subject: 'ຜູ້ໃຫ້ບໍລິການເຂົ້າບໍລິສັດຂອງທ່ານ',
      body: paragraphs(
        'ສະບາຍດີ,',
        `ຜູ້ໃຫ້ບໍລິການ “${person}” ເຂົ້າບໍລິສັດ “${company}” ໃນ Champa ເຖິງ ${until}.`,
        `ເຫດຜົນ: “${reason}”`,
        'ສິ່ງທີ່ເຂົາເຈົ້າເຮັດຈະຢູ່ໃນບັນທຶກການປະຕິບັດຂອງບໍລິສັດ. ເຂົາເຈົ້າສ້າງ ຫຼື ແກ້ໄຂບັນຊີຜູ້ໃຊ້, ອະນຸມັດ ແລະ ຈ່າຍເງິນເດືອນບໍ່ໄດ້.',
      ),
    },
    en: {
      subject: 'The provider has entered your company',
      body: paragraphs(
        'Hello,',
        `“${person}” of the provider has entered the company “${company}” in Champa until ${until}.`,
        `Reason: “${reason}”`,
        'What they do is recorded in the activity log of your company. They cannot create or change user accounts, and cannot approve or pay salaries.',
      ),
    },
  })

export const refusedText = ({ company, person, reason }: EntryNotice): MailText =>
  inBothLanguages({
    la: {
      subject: 'ຜູ້ໃຫ້ບໍລິການພະຍາຍາມປ່ຽນບັນຊີຜູ້ໃຊ້',
      body: paragraphs(
        'ສະບາຍດີ,',
        `ຜູ້ໃຫ້ບໍລິການ “${person}” ທີ່ເຂົ້າບໍລິສັດ “${company}” ພະຍາຍາມສ້າງ ຫຼື ແກ້ໄຂບັນຊີຜູ້ໃຊ້. ລະບົບໄດ້ປະຕິເສດ.`,
        `ເຫດຜົນທີ່ເຂົ້າບໍລິສັດ: “${reason}”`,
        'ລາຍລະອຽດຢູ່ໃນບັນທຶກການປະຕິບັດຂອງບໍລິສັດ.',
      ),
    },
    en: {
      subject: 'The provider tried to change user accounts',
      body: paragraphs(
        'Hello,',
        `“${person}” of the provider, who has entered the company “${company}”, tried to create or change a user account. This was refused.`,
        `Reason for entering: “${reason}”`,
        'The details are in the activity log of your company.',
      ),
    },
  })
