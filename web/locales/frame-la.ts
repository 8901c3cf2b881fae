export default {
  account: 'ບັນຊີຂອງຂ້ອຍ',
  language: 'ພາສາ',
  menu: 'ເມນູ',
  skip: 'ຂ້າມໄປຫາເນື້ອໃນ',
  home: 'ໜ້າຫຼັກ',
  roster: 'ຕາຕະລາງ',
  soFar: 'ຮອດມື້ວານ',
  payslip: 'ເງິນເດືອນ',
  ask: 'ຂໍ',
  requests: 'ຄຳຂໍ',
  more: 'ອື່ນໆ',
  privacy: 'ນະໂຍບາຍຄວາມເປັນສ່ວນຕົວ',
}
