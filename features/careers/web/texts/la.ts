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
}
