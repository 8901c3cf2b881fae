/** Labels of this feature's entities, fields and values in the activity log. */
export default {
  entities: {
    leave_request: 'ການລາພັກ',
    leave_type: 'ປະເພດການລາພັກ',
    leave_entry: 'ລາຍການວັນພັກ',
    leave_block: 'ວັນທີ່ບໍ່ໃຫ້ລາພັກ',
    leave_closing: 'ການປິດປີວັນພັກ',
  },
  fields: {
    leave_type_id: 'ປະເພດການລາພັກ',
    is_paid: 'ໄດ້ເງິນເດືອນ',
    files: 'ໄຟລ໌',
    proof: 'ໃບຢັ້ງຢືນ',
    part: 'ສ່ວນຂອງມື້',
    year: 'ປີ',
    carried_balances: 'ຍອດຍົກໄປ',
    department_ids: 'ພະແນກ',
    leave_type_ids: 'ປະເພດການລາພັກ',
    entry_kind: 'ລາຍການ',
    days: 'ຈຳນວນມື້',
    from_day: 'ນັບແຕ່ວັນທີ',
    expires_on: 'ໃຊ້ໄດ້ເຖິງ',
    note: 'ເຫດຜົນ',
  },
  values: {
    entry_kind: {
      adjust: 'ເພີ່ມ ຫຼື ຫຼຸດ',
      encash: 'ຈ່າຍເປັນເງິນ',
      opening: 'ຍອດຍົກມາກ່ອນໃຊ້ Champa',
    },
    proof: { missing: 'ຂາດ', added: 'ມີແລ້ວ' },
    part: {
      full: 'ໝົດມື້',
      morning: 'ຕອນເຊົ້າ',
      afternoon: 'ຕອນບ່າຍ',
      hours: 'ເປັນຊົ່ວໂມງ',
    },
  },
}
