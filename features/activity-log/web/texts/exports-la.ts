/** Texts of the log of Excel files. */
export default {
  title: 'ປະຫວັດການສົ່ງອອກ Excel',
  intro: 'ໃຜສົ່ງອອກໄຟລ໌ Excel ໃດ, ເມື່ອໃດ ແລະ ມີຈັກແຖວ',
  at: 'ເວລາ',
  actor: 'ຜູ້ສົ່ງອອກ',
  entity: 'ລາຍການ',
  file: 'ຊື່ໄຟລ໌',
  rows: 'ຈຳນວນແຖວ',
  salary: 'ມີເງິນເດືອນ',
  yes: 'ມີ',
  no: 'ບໍ່ມີ',
  filters: 'ຕົວກອງ',
  none: 'ຍັງບໍ່ມີການສົ່ງອອກ Excel',
  noneHint: 'ທຸກໄຟລ໌ Excel ທີ່ມີຄົນດາວໂຫຼດ ຈະຖືກບັນທຶກໄວ້ຢູ່ນີ້',
}
