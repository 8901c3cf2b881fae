export default {
  status: { calculated: 'ຄິດໄລ່ແລ້ວ', approved: 'ອະນຸມັດແລ້ວ', paid: 'ຈ່າຍແລ້ວ' },
  run: 'ງວດເງິນເດືອນ',
  wholeMonth: 'ທັງເດືອນ',
  wholeMonthHint: 'ລວມງວດອື່ນທີ່ອະນຸມັດແລ້ວໃນເດືອນນີ້ ເຊັ່ນ ການຈ່າຍພິເສດ',
  unapproved: 'ງວດນີ້ຍັງບໍ່ອະນຸມັດ ຕົວເລກອາດປ່ຽນ',
  untaxed: {
    text: (count: string, exempt: string) =>
      `${count} ຄົນບໍ່ເສຍອາກອນ (ອາກອນ 0) ເພາະລາຍໄດ້ເສຍອາກອນຂອງເດືອນບໍ່ເກີນ ${exempt}`,
    plain: (count: string) => `${count} ຄົນບໍ່ເສຍອາກອນ (ອາກອນ 0)`,
    show: 'ເບິ່ງລາຍຊື່',
    showAll: 'ເບິ່ງທຸກຄົນ',
  },
  notListed: {
    tax: (count: string, gross: string, net: string) =>
      `ບໍ່ຢູ່ໃນລາຍງານ: ${count} ຄົນໃນງວດທີ່ຍົກເວັ້ນອາກອນ (ເງິນເດືອນລວມ ${gross}, ສຸດທິ ${net})`,
    sso: (count: string, gross: string, net: string) =>
      `ບໍ່ຢູ່ໃນລາຍງານ: ${count} ຄົນໃນງວດທີ່ບໍ່ມີປະກັນສັງຄົມ (ເງິນເດືອນລວມ ${gross}, ສຸດທິ ${net})`,
  },
  missing: {
    title: 'ຍັງຂາດລະຫັດສຳລັບແບບຟອມ',
    sso_enterprise_code: 'ລະຫັດວິສາຫະກິດຂອງບໍລິສັດຢູ່ອົງການປະກັນສັງຄົມ',
    tax_number: 'ເລກປະຈຳຕົວຜູ້ເສຍອາກອນຂອງບໍລິສັດ',
    toSettings: 'ຕັ້ງຄ່າບໍລິສັດ',
    sso: (count: string) => `ເລກທີປະກັນສັງຄົມຂອງພະນັກງານ ${count} ຄົນ:`,
    tax: (count: string) => `ເລກປະຈຳຕົວຜູ້ເສຍອາກອນຂອງພະນັກງານ ${count} ຄົນ:`,
    more: (count: string) => `ແລະ ອີກ ${count} ຄົນ`,
  },
  year: 'ປີ',
  ownYear: 'ລາຍຮັບປະຈຳປີ',
  payslips: 'ໃບແຈ້ງເງິນເດືອນຂອງຂ້ອຍ',
  pdfLao: 'PDF ພາສາລາວ',
  pdfEnglish: 'PDF ພາສາອັງກິດ',
  certificate: 'ໃບຢັ້ງຢືນ',
  noneOfYear: 'ບໍ່ມີໃບແຈ້ງເງິນເດືອນທີ່ອະນຸມັດແລ້ວໃນປີນີ້',
  accounts: {
    title: 'ງວດໃນເດືອນນີ້ຍັງຂາດລະຫັດບັນຊີ',
    unposted: 'ໃຊ້ຢູ່ ແຕ່ຍັງບໍ່ມີລະຫັດບັນຊີ',
    missingIn: (run: string) => `ຍັງຂາດລະຫັດບັນຊີ: ${run}`,
    toAccounts: 'ລະຫັດບັນຊີ',
  },
  kip: 'ກີບ',
}
