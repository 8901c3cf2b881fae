export default {
  people: 'ພະນັກງານ',
  similar: 'ຊື່ຄ້າຍຄືກັນ',
  runs: 'ການຈ່າຍເງິນເດືອນ',
  payslips: 'ໃບແຈ້ງເງິນເດືອນ',
  companies: 'ບໍລິສັດ',
  actions: 'ສິ່ງທີ່ເຮັດໄດ້',
  left: 'ອອກແລ້ວ',
  newLeave: (name: string) => `ເພີ່ມການລາພັກຂອງ ${name}`,
  newOvertime: (name: string) => `ເພີ່ມໂມງໃຫ້ ${name}`,
  days: (name: string) => `ເບິ່ງວັນເຮັດວຽກຂອງ ${name}`,
}
