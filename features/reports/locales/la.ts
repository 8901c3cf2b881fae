export default {
  status: { calculated: 'ຄິດໄລ່ແລ້ວ', approved: 'ອະນຸມັດແລ້ວ', paid: 'ຈ່າຍແລ້ວ' },
  run: 'ງວດເງິນເດືອນ',
  unapproved: 'ງວດນີ້ຍັງບໍ່ອະນຸມັດ ຕົວເລກອາດປ່ຽນ',
  missing: {
    title: 'ຍັງຂາດລະຫັດສຳລັບແບບຟອມ',
    sso_enterprise_code: 'ລະຫັດວິສາຫະກິດຂອງບໍລິສັດຢູ່ອົງການປະກັນສັງຄົມ',
    tax_number: 'ເລກປະຈຳຕົວຜູ້ເສຍອາກອນຂອງບໍລິສັດ',
    toSettings: 'ຕັ້ງຄ່າບໍລິສັດ',
    sso: (count: string) => `ເລກທີປະກັນສັງຄົມຂອງພະນັກງານ ${count} ຄົນ:`,
    tax: (count: string) => `ເລກປະຈຳຕົວຜູ້ເສຍອາກອນຂອງພະນັກງານ ${count} ຄົນ:`,
    more: (count: string) => `ແລະ ອີກ ${count} ຄົນ`,
  },
  kip: 'ກີບ',
}
