import { dayResults } from './day-results.ts'

/** Labels of this feature's entities, fields and values in the activity log. */
export default {
  entities: {
    scan_file: 'ໄຟລ໌ສະແກນ',
    employee_pin: 'ລະຫັດປ້ຳໂມງ',
    unmatched_scan: 'ລະຫັດທີ່ບໍ່ມີເຈົ້າຂອງ',
    'device-scan-report': 'ການສະແກນ',
    'clock-in/report': 'ລາຍງານປ້ຳໂມງເຂົ້າ-ອອກ',
    scan_correction: 'ການແກ້ໄຂການປ້ຳໂມງ',
  },
  fields: {
    comp_entries: 'ວັນພັກຊົດເຊີຍການເພີ່ມໂມງທີ່ບັນທຶກ',
    skipped: 'ຂ້າມ',
    stored: 'ບັນທຶກແລ້ວ',
    lines: 'ແຖວທັງໝົດ',
    repeated: 'ມີຢູ່ແລ້ວ',
    bad: 'ແຖວທີ່ຜິດ',
    result: 'ຜົນຂອງມື້',
    unmatched: 'ບໍ່ມີເຈົ້າຂອງ',
    pin: 'ລະຫັດປ້ຳໂມງ',
    left: 'ຍັງເຫຼືອ',
    columns: 'ຖັນ',
    clock_kind: 'ເຂົ້າ/ອອກ',
    time: 'ເວລາ',
    void_scanned_at: 'ການສະແກນທີ່ບໍ່ນັບ',
  },
  values: {
    clock_kind: { in: 'ເຂົ້າ', out: 'ອອກ' },
    result: dayResults('la'),
  },
}
