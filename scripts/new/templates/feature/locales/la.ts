export default {
  title: 'Sample la',
  text: 'ລາຍການທັງໝົດຂອງບໍລິສັດ',
  add: 'ເພີ່ມ',
  name: 'ຊື່',
  note: 'ໝາຍເຫດ',
  createdAt: 'ວັນທີສ້າງ',
  none: 'ຍັງບໍ່ມີລາຍການ',
}
