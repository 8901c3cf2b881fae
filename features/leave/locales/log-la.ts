/** Labels of this feature's entities, fields and values in the activity log. */
export default {
  entities: {
    leave_request: 'ການລາພັກ',
    leave_type: 'ປະເພດການລາພັກ',
    leave_entry: 'ລາຍການວັນພັກ',
  },
  fields: {
    leave_type_id: 'ປະເພດການລາພັກ',
    is_paid: 'ໄດ້ເງິນເດືອນ',
    part: 'ສ່ວນຂອງມື້',
    entry_kind: 'ລາຍການ',
    days: 'ຈຳນວນມື້',
    from_day: 'ນັບແຕ່ວັນທີ',
    expires_on: 'ໃຊ້ໄດ້ເຖິງ',
    note: 'ເຫດຜົນ',
  },
  values: {
    entry_kind: {
      adjust: 'ເພີ່ມ ຫຼື ຫຼຸດ',
      opening: 'ຍອດຍົກມາກ່ອນໃຊ້ Champa',
    },
    part: {
      full: 'ໝົດມື້',
      morning: 'ຕອນເຊົ້າ',
      afternoon: 'ຕອນບ່າຍ',
      hours: 'ເປັນຊົ່ວໂມງ',
    },
  },
}
