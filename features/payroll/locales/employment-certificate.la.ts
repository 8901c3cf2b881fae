/** The words of the certificate of employment. */
export default {
  title: 'ໃບຢັ້ງຢືນການເຮັດວຽກ',
  statement: 'ຂໍຢັ້ງຢືນການເຮັດວຽກຂອງຜູ້ກ່ຽວຢູ່ບໍລິສັດ ດັ່ງນີ້:',
  name: 'ຊື່ ແລະ ນາມສະກຸນ',
  number: 'ລະຫັດພະນັກງານ',
  position: 'ຕຳແໜ່ງ',
  department: 'ພະແນກ',
  firstDay: 'ວັນທີເລີ່ມວຽກ',
  lastDay: 'ວັນສຸດທ້າຍ',
  taxNumber: 'ເລກປະຈຳຕົວຜູ້ເສຍອາກອນ',
  place: 'ທີ່ ............................ ວັນທີ ......................',
  signature: 'ຜູ້ມີສິດເຊັນ ແລະ ປະທັບຕາ',
  printed: 'ພິມເມື່ອ',
}
