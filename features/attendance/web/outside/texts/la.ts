import { titles } from '../../own-titles.ts'

/** Texts of an employee who asks for work at another place. */
export default {
  title: titles['outside_work.add'].la,
  edit: titles['outside_work.edit'].la,
  firstDay: 'ມື້ທຳອິດ',
  lastDay: 'ມື້ສຸດທ້າຍ',
  place: 'ສະຖານທີ່',
  placeHint: 'ຊື່ລູກຄ້າ, ໜ້າງານ ຫຼື ແຂວງ',
  needsScan: 'ປ້ຳໂມງຢູ່ສະຖານທີ່',
  needsScanHint: 'ການປ້ຳໂມງນອກເຂດກໍນັບ. ຖ້າປິດ ຈະນັບວ່າມາເຮັດວຽກຕາມກະ ໂດຍບໍ່ຕ້ອງປ້ຳໂມງ.',
  reason: 'ເຫດຜົນ ຫຼື ໝາຍເຫດ',
  days: (count: number) => `${count} ມື້ທີ່ມີກະ`,
  lockedRun: (run: string) => `ມີມື້ຢູ່ໃນງວດເງິນເດືອນທີ່ອະນຸມັດແລ້ວ (${run}). ສ່ວນຕ່າງຈະຈ່າຍໃນງວດຕໍ່ໄປ.`,
}
