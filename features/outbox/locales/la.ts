/** Texts of the provider's screen of mail. */
export default {
  title: 'ກ່ອງເມວອອກ',
  text: 'ເມວທີ່ລະບົບສົ່ງ. ຖ້າບໍ່ໄດ້ຕັ້ງເຊີບເວີເມວ ເມວຈະຖືກເກັບໄວ້ໃຫ້ອ່ານຢູ່ນີ້ 30 ວັນ, ລິ້ງເຂົ້າສູ່ລະບົບ 7 ວັນ ແລະ ການອ່ານຈະຖືກບັນທຶກ',
  to: 'ຜູ້ຮັບ',
  subject: 'ຫົວຂໍ້',
  company: 'ບໍລິສັດ',
  status: 'ສະຖານະ',
  at: 'ເວລາ',
  read: 'ອ່ານ',
  statuses: { waiting: 'ລໍຖ້າ', sent: 'ສົ່ງແລ້ວ', kept: 'ເກັບໄວ້', failed: 'ສົ່ງບໍ່ໄດ້' },
}
