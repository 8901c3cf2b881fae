/** Labels of this feature's entities, fields and values in the activity log. */
export default {
  entities: {
    scan_file: 'ໄຟລ໌ສະແກນ',
    employee_pin: 'ລະຫັດປ້ຳໂມງ',
    unmatched_scan: 'ລະຫັດທີ່ບໍ່ມີເຈົ້າຂອງ',
    'device-scan-report': 'ການສະແກນ',
    'clock-in/report': 'ລາຍງານປ້ຳໂມງເຂົ້າ-ອອກ',
    'report-absence': 'ລາຍງານຂາດວຽກ',
    'report-forgot-scan': 'ລາຍງານລືມປ້ຳໂມງ',
  },
  fields: {
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
  },
  values: {
    result: {
      success: 'ສຳເລັດ',
      late: 'ມາຊ້າ',
      early: 'ກັບກ່ອນ',
      forgotten: 'ລືມປ້ຳໂມງ',
      absent: 'ຂາດວຽກ',
      leave: 'ລາພັກ',
      holiday: 'ວັນພັກລັດຖະການ',
      outside: 'ນອກເຂດສະແກນ',
      not_yet: 'ຍັງບໍ່ຮອດເວລາ',
    },
  },
}
