/** Labels of this feature's entities, fields and values in the activity log. */
export default {
  entities: {
    leave_request: 'ການລາພັກ',
    leave_type: 'ປະເພດການລາພັກ',
  },
  fields: {
    leave_type_id: 'ປະເພດການລາພັກ',
    is_paid: 'ໄດ້ເງິນເດືອນ',
    part: 'ສ່ວນຂອງມື້',
  },
  values: {
    part: {
      full: 'ໝົດມື້',
      morning: 'ຕອນເຊົ້າ',
      afternoon: 'ຕອນບ່າຍ',
    },
  },
}
