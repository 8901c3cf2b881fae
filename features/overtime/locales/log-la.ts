/** Labels of this feature's entities, fields and values in the activity log. */
export default {
  entities: {
    overtime_request: 'ການຂໍເພີ່ມໂມງ',
  },
  fields: {
    work_date: 'ວັນທີ',
    from_time: 'ຈາກເວລາ',
    to_time: 'ຫາເວລາ',
    approved_from: 'ອະນຸມັດຈາກເວລາ',
    approved_to: 'ອະນຸມັດຫາເວລາ',
    asked_from: 'ຂໍຈາກເວລາ',
    asked_to: 'ຂໍຫາເວລາ',
  },
}
