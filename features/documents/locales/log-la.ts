/** Labels of this feature's entities, fields and values in the activity log. */
export default {
  entities: {
    document_user: 'ສິດເຂົ້າເຖິງເອກະສານ',
  },
  fields: {
    authorized_by: 'ຜູ້ໃຫ້ສິດ',
    since: 'ມີສິດຕັ້ງແຕ່ວັນທີ',
  },
}
