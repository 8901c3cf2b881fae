import { titles } from '../own-titles.ts'

/** Texts of an employee who asks for a change of the own record. */
export default {
  add: titles['profile_change.add'].la,
  edit: titles['profile_change.edit'].la,
  line: 'ຂໍແກ້ໄຂຂໍ້ມູນສ່ວນຕົວ',
  hint: 'ແກ້ສິ່ງທີ່ບໍ່ຖືກຕ້ອງ ແລ້ວສົ່ງ. ຂໍ້ມູນຈະປ່ຽນ ເມື່ອຝ່າຍບຸກຄະລາກອນອະນຸມັດ.',
  pictureNow: 'ຮູບປັດຈຸບັນ',
  pictureAfter: 'ຮູບຫຼັງອະນຸມັດ',
  noPicture: 'ບໍ່ມີຮູບ',
  reason: 'ເຫດຜົນ ຫຼື ໝາຍເຫດ',
  adjustment: {
    figures: 'ເງິນເດືອນຕໍ່ເດືອນ',
    before: 'ເງິນເດືອນປັດຈຸບັນ',
    after: 'ເງິນເດືອນໃໝ່',
    change: 'ປ່ຽນແປງ',
    from: 'ມີຜົນແຕ່ວັນທີ',
    wasBefore: (amount: string) => `ຕອນຂໍແມ່ນ ${amount}`,
    none: 'ບໍ່ມີ',
    ask: (count: string) => `ສົ່ງຂໍອະນຸມັດ (${count})`,
    asked: (count: string) => `ສົ່ງຂໍອະນຸມັດແລ້ວ: ${count}`,
    list: 'ທີ່ຂໍອະນຸມັດ',
    listHint: 'ຜູ້ອຳນວຍການຕັດສິນກ່ອນ ແລ້ວ HR ຕັດສິນຕໍ່. ການປັບທີ່ອະນຸມັດແລ້ວຈະຢູ່ໃນລາຍການທີ່ບັນທຶກແລ້ວ.',
    employee: 'ພະນັກງານ',
    status: 'ສະຖານະ',
    with: 'ລໍຖ້າ',
    sentBy: 'ຜູ້ສົ່ງ',
    nothing: 'ບໍ່ມີການປັບເງິນເດືອນທີ່ລໍຖ້າຕັດສິນ',
    warnings: {
      lower: 'ເງິນເດືອນໃໝ່ຕ່ຳກວ່າປັດຈຸບັນ: ຕ້ອງມີການຍິນຍອມເປັນລາຍລັກອັກສອນຈາກພະນັກງານ. ໃຫ້ເພີ່ມໃສ່ເອກະສານຂອງພະນັກງານ.',
      other_currency: 'ເງິນເດືອນໃໝ່ເປັນສະກຸນເງິນອື່ນ.',
      below_minimum_wage: 'ເງິນເດືອນໃໝ່ຕ່ຳກວ່າຄ່າແຮງງານຂັ້ນຕ່ຳ.',
      base_changed: 'ເງິນເດືອນປັດຈຸບັນປ່ຽນຫຼັງຈາກຂໍແລ້ວ. ການຕັດສິນໃຊ້ຈຳນວນໃໝ່.',
      same_day: 'ມີການປັບອື່ນທີ່ມີຜົນໃນມື້ດຽວກັນ. ຈະອະນຸມັດໄດ້ ເມື່ອຍົກເລີກການປັບນັ້ນແລ້ວ.',
      not_employed: 'ໃນວັນທີນີ້ ຜູ້ກ່ຽວບໍ່ໄດ້ເປັນພະນັກງານຂອງບໍລິສັດ.',
    },
  },
}
