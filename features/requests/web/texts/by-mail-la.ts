import { titles } from '../own-titles.ts'

/** Texts of the page behind the link of a mail. */
export default {
  title: titles['requests.by_mail'].la,
  kind: 'ຄຳຂໍ',
  employee: 'ພະນັກງານ',
  when: 'ເວລາ',
  company: 'ບໍລິສັດ',
  approver: 'ຜູ້ຕັດສິນ',
  until: 'ລິ້ງໃຊ້ໄດ້ເຖິງ',
  reason: 'ເຫດຜົນ',
  reasonHint: 'ຈຳເປັນຖ້າປະຕິເສດ. ຜູ້ຂໍເຫັນເຫດຜົນນີ້.',
  reasonNeeded: 'ກະລຸນາຂຽນເຫດຜົນ ຢ່າງໜ້ອຍ 5 ຕົວອັກສອນ',
  approve: 'ອະນຸມັດ',
  reject: 'ປະຕິເສດ',
  more: 'ເບິ່ງລາຍລະອຽດທັງໝົດໃນ Champa',
  toInbox: 'ໄປຫາຄຳຂໍທີ່ລໍຖ້າຂ້ອຍ',
  signIn: 'ເຂົ້າສູ່ລະບົບ',
  done: {
    approved: 'ອະນຸມັດແລ້ວ',
    goesOn: 'ອະນຸມັດແລ້ວ. ຕອນນີ້ລໍຖ້າຂັ້ນຕອນຕໍ່ໄປ.',
    rejected: 'ປະຕິເສດແລ້ວ',
  },
  doneText: 'ບັນທຶກການຕັດສິນຂອງທ່ານແລ້ວ. ປິດໜ້ານີ້ໄດ້.',
  decidedBy: (name: string, at: string) => `${name}, ${at}`,
  ended: {
    decided: 'ຄຳຂໍນີ້ຖືກຕັດສິນແລ້ວ',
    expired: 'ລິ້ງນີ້ໝົດອາຍຸແລ້ວ',
    changed: 'ຕັດສິນຄຳຂໍນີ້ຜ່ານລິ້ງນີ້ບໍ່ໄດ້ແລ້ວ',
    sign_in: 'ກະລຸນາເຂົ້າສູ່ລະບົບເພື່ອຕັດສິນ',
  },
  endedText: {
    decided: 'ລິ້ງໃຊ້ໄດ້ຄັ້ງດຽວ.',
    expired: 'ຄຳຂໍອາດຍັງລໍຖ້າທ່ານຢູ່ໃນ Champa.',
    changed: 'ຄຳຂໍຖືກປ່ຽນແປງ, ຖືກຖອນ ຫຼື ລໍຖ້າຄົນອື່ນຢູ່. ຄຳຂໍທີ່ລໍຖ້າທ່ານ ເບິ່ງໄດ້ໃນ Champa.',
    sign_in: 'ບັນຊີຂອງທ່ານຕ້ອງໃຊ້ການຢືນຢັນສອງຂັ້ນ ຫຼື ຍັງບໍ່ໄດ້ຕັ້ງລະຫັດຜ່ານເອງ.',
  },
  void: 'ລິ້ງນີ້ໃຊ້ບໍ່ໄດ້',
  voidText: 'ກວດເບິ່ງວ່າເປີດລິ້ງຄົບຖ້ວນຕາມອີເມວຫຼືບໍ່. ຄຳຂໍທີ່ລໍຖ້າທ່ານ ເບິ່ງໄດ້ໃນ Champa.',
}
