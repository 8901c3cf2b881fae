/** Labels of this feature's entities, fields and values in the activity log. */
export default {
  entities: {
    terminal: 'ເຄື່ອງປ້ຳໂມງ',
    terminal_command: 'ຄຳສັ່ງຂອງເຄື່ອງປ້ຳໂມງ',
    terminal_fault: 'ແຖວທີ່ອ່ານບໍ່ໄດ້ຂອງເຄື່ອງປ້ຳໂມງ',
  },
  fields: {
    'terminal.name': 'ຊື່ເຄື່ອງ',
    'terminal.serial': 'ເລກເຄື່ອງ (S/N)',
    'terminal.branch': 'ສາຂາ',
    'terminal.is_camera': 'ກ້ອງ',
    'terminal.utc_offset_minutes': 'ເຂດເວລາ (ນາທີຈາກ UTC)',
    'terminal.needs_code': 'ຮັບຈາກທີ່ຢູ່ສະເພາະເທົ່ານັ້ນ',
    'terminal.is_disabled': 'ປິດໃຊ້ງານ',
    'terminal_command.terminal': 'ເຄື່ອງປ້ຳໂມງ',
    'terminal_command.kind': 'ຄຳສັ່ງ',
    'terminal_command.from': 'ຈາກວັນທີ',
    'terminal_command.to': 'ຫາວັນທີ',
    'terminal_command.queued': 'ຈຳນວນ',
  },
}
