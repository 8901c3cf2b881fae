export default {
  status: { calculated: 'ຄິດໄລ່ແລ້ວ', approved: 'ອະນຸມັດແລ້ວ', paid: 'ຈ່າຍແລ້ວ' },
  run: 'ງວດເງິນເດືອນ',
  unapproved: 'ງວດນີ້ຍັງບໍ່ອະນຸມັດ ຕົວເລກອາດປ່ຽນ',
  kip: 'ກີບ',
}
