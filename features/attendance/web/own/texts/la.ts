import { CLOCK_SIDES } from '../../../locales/corrections.ts'
import { titles } from '../../own-titles.ts'

/** Texts of an employee who asks for a forgotten scan. */
export default {
  title: titles['correction.add'].la,
  edit: titles['correction.edit'].la,
  day: 'ວັນທີເຮັດວຽກ',
  side: 'ເຂົ້າ ຫຼື ອອກ',
  sides: { in: CLOCK_SIDES.in.la, out: CLOCK_SIDES.out.la },
  time: 'ເວລາ',
  reason: 'ເຫດຜົນ',
  shift: (from: string, to: string) => `ກະຂອງທ່ານ: ${from}–${to}`,
  noShift: 'ທ່ານບໍ່ມີກະໃນມື້ນີ້',
  shiftTime: (time: string) => `ເວລາຂອງກະ ${time}`,
  ofMonth: (count: string, limit: string) => `ເດືອນນີ້ໃຊ້ແລ້ວ ${count} ໃນ ${limit} ຄັ້ງ`,
  lockedRun: (run: string) => `ມື້ນີ້ຢູ່ໃນງວດເງິນເດືອນທີ່ອະນຸມັດແລ້ວ (${run}). ສ່ວນຕ່າງຈະຈ່າຍໃນງວດຕໍ່ໄປ.`,
  askAbout: { in: 'ລືມປ້ຳໂມງເຂົ້າ?', out: 'ລືມປ້ຳໂມງອອກ?' },
}
