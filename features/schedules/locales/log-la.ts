/** Labels of this feature's entities, fields and values in the activity log. */
export default {
  entities: {
    schedule: 'ຕາຕະລາງເວລາ',
    schedule_assignment: 'ພະນັກງານໃນຕາຕະລາງ',
    rest_day: 'ວັນພັກຂອງບໍລິສັດ',
  },
  fields: {
    schedule_id: 'ຕາຕະລາງເວລາ',
    decided_by: 'ຜູ້ຕັດສິນ',
    decided_at: 'ຕັດສິນເມື່ອ',
    decision_reason: 'ເຫດຜົນຂອງການຕັດສິນ',
    schedules: 'ຕາຕະລາງເວລາ',
    purpose: 'ຈຸດປະສົງ',
    weeks: 'ອາທິດ',
    assigned: 'ພະນັກງານໃນຕາຕະລາງ',
    last_day: 'ເຖິງວັນທີ',
    check_in: 'ເວລາເຂົ້າ',
    check_out: 'ເວລາອອກ',
    in: 'ເວລາເຂົ້າ',
    out: 'ເວລາອອກ',
    half_from: 'ເຄິ່ງມື້ແຕ່',
    half_to: 'ເຄິ່ງມື້ຫາ',
    earliest_in: 'ສະແກນເຂົ້າໄດ້ແຕ່',
    earliest_out: 'ສະແກນອອກໄດ້ແຕ່',
    allowed_late: 'ສາມາດເຂົ້າຊ້າ (ນາທີ)',
    absence_minutes: 'ນັບເປັນຂາດວຽກເມື່ອຊ້າ (ນາທີ)',
    mon: 'ວັນຈັນ',
    tue: 'ວັນອັງຄານ',
    wed: 'ວັນພຸດ',
    thu: 'ວັນພະຫັດ',
    fri: 'ວັນສຸກ',
    sat: 'ວັນເສົາ',
    sun: 'ວັນອາທິດ',
  },
  values: {
    status: {
      cancelled: 'ຖືກຍົກເລີກແລ້ວ',
    },
  },
  actions: {
    cancel: 'ຍົກເລີກ',
  },
}
