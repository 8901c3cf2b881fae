import { titles } from '../../own-titles.ts'

/** Texts for an employee who has stayed longer than the shift. */
export default {
  title: titles['employee_ot_request.stayed'].la,
  asked: 'ມື້ນີ້ບໍ່ມີເວລາເພີ່ມໂມງທີ່ຍັງຂໍໄດ້',
  askedHint: 'ທ່ານອາດຂໍໄປແລ້ວ ຫຼື ກາຍກຳນົດເວລາຂໍ',
  mine: 'ການເພີ່ມໂມງຂອງຂ້ອຍ',
  askFor: (from: string, to: string) => `ຂໍເພີ່ມໂມງ ${from}–${to}`,
  stayed: (day: string, from: string, to: string) => `ຢູ່ເຮັດວຽກຕໍ່ ${day} · ${from}–${to}`,
}
