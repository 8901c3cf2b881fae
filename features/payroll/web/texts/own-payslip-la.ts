/** Words for an employee's list of payslips: part of the first load of a phone. */
export default {
  kind: { regular: 'ເງິນເດືອນ', extra: 'ການຈ່າຍພິເສດ', final: 'ການຈ່າຍເມື່ອອອກວຽກ' },
  own: {
    year: 'ລາຍຮັບປະຈຳປີ',
    yearHint: 'ລາຍຮັບ, ປະກັນສັງຄົມ ແລະ ອາກອນ ພ້ອມໃບຢັ້ງຢືນ',
    title: 'ໃບແຈ້ງເງິນເດືອນຂອງຂ້ອຍ',
    latest: 'ໃບແຈ້ງເງິນເດືອນຫຼ້າສຸດ',
    all: 'ເບິ່ງທັງໝົດ',
    none: 'ຍັງບໍ່ມີໃບແຈ້ງເງິນເດືອນ',
    noneText: 'ເມື່ອບໍລິສັດອະນຸມັດເງິນເດືອນແລ້ວ ໃບແຈ້ງຂອງທ່ານຈະຢູ່ບ່ອນນີ້',
    paid: (date: string) => `ຈ່າຍແລ້ວ ${date}`,
    approved: 'ອະນຸມັດແລ້ວ',
    tap: 'ກົດແຕ່ລະລາຍການເພື່ອເບິ່ງວິທີຄິດໄລ່',
  },
}
