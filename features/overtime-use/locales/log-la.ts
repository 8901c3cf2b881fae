/** Labels of this feature's entities and fields in the activity log. */
export default {
  entities: { overtime_use: 'ການນຳໃຊ້ໂມງເພີ່ມ' },
  fields: { use_date: 'ວັນທີ' },
}
