/** Why an employee cannot ask for a forgotten scan, besides the reasons of `CORRECTION_FAULTS`. */
export const OWN_CORRECTION_REFUSALS = {
  too_late: {
    la: (day: string) => `ຂໍຍ້ອນຫຼັງໄດ້ຮອດວັນທີ ${day}. ກະລຸນາຕິດຕໍ່ຝ່າຍບຸກຄະລາກອນ.`,
    en: (day: string) => `You can ask back to ${day}. For earlier days, ask HR.`,
  },
  too_many: {
    la: (limit: string) => `ຂໍໄດ້ບໍ່ເກີນ ${limit} ຄັ້ງຕໍ່ເດືອນ. ກະລຸນາຕິດຕໍ່ຝ່າຍບຸກຄະລາກອນ.`,
    en: (limit: string) => `At most ${limit} times a month. For more, ask HR.`,
  },
  asked: {
    la: () => 'ທ່ານຂໍສຳລັບດ້ານນີ້ຂອງມື້ແລ້ວ',
    en: () => 'You have already asked for this side of the day',
  },
} as const
