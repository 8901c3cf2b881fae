import { inBothLanguages, type MailText, paragraphs } from '#kit/contract/mail-text.ts'

/** To the administrators of a company, in both languages, because theirs is not stored. `employee`: number and name. */
export const replacedText = (by: string, employee: string): MailText =>
  inBothLanguages({
    la: {
      subject: 'ມີການຕັ້ງລະຫັດຜ່ານແທນພະນັກງານ',
      body: paragraphs(
        'ສະບາຍດີ,',
        `“${by}” ໃຫ້ລະຫັດຜ່ານໃຊ້ຄັ້ງດຽວແກ່ “${employee}” ເຊິ່ງໄດ້ຕັ້ງລະຫັດຜ່ານເອງແລ້ວ.`,
        'ຜູ້ທີ່ຮູ້ລະຫັດນີ້ ສາມາດເບິ່ງໃບແຈ້ງເງິນເດືອນຂອງພະນັກງານໄດ້. ຖ້າພະນັກງານບໍ່ໄດ້ຂໍ, ກະລຸນາກວດເບິ່ງບັນທຶກການປະຕິບັດ.',
      ),
    },
    en: {
      subject: 'The password of an employee was replaced',
      body: paragraphs(
        'Hello,',
        `“${by}” gave “${employee}”, who had chosen a password, a new one-time password.`,
        'Whoever knows it can open the payslips of this employee. If the employee did not ask for it, look at the activity log.',
      ),
    },
  })
