import { titles } from '../own-titles.ts'

export default {
  title: titles['approval.verify'].la,
  confirmed: 'ເອກະສານນີ້ຖືກຕ້ອງ',
  confirmedText: (company: string) =>
    `${company} ໄດ້ອະນຸມັດເອກະສານນີ້ໃນ Champa. ກວດເບິ່ງວ່າ ເລກທີ ແລະ ຫົວຂໍ້ ກົງກັບໃບທີ່ທ່ານມີ.`,
  cancelled: 'ເອກະສານນີ້ຖືກຍົກເລີກແລ້ວ',
  cancelledText: 'ເຄີຍໄດ້ຮັບອະນຸມັດ ແຕ່ບໍ່ມີຜົນອີກແລ້ວ',
  unknown: 'ບໍ່ພົບເອກະສານຂອງລະຫັດນີ້',
  unknownText: 'ກວດເບິ່ງລະຫັດຢູ່ໃບອີກຄັ້ງ. ຖ້າລະຫັດຖືກແລ້ວ ເອກະສານນີ້ບໍ່ໄດ້ມາຈາກ Champa.',
  number: 'ເລກທີ',
  subject: 'ຫົວຂໍ້',
  company: 'ບໍລິສັດ',
  approvedAt: 'ອະນຸມັດເມື່ອ',
  cancelledAt: 'ຍົກເລີກເມື່ອ',
}
