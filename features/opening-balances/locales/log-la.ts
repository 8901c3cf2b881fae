/** Labels of this feature's entities, fields and values in the activity log. */
export default {
  entities: {
    opening_balance: 'ຍອດຍົກມາ',
  },
  fields: {
    'opening_balance.until': 'ຮອດເດືອນ',
    'opening_balance.gross': 'ເງິນເດືອນລວມ',
    employee_sso: 'ປະກັນສັງຄົມພາກສ່ວນພະນັກງານ',
    employer_sso: 'ປະກັນສັງຄົມພາກສ່ວນບໍລິສັດ',
    'opening_balance.taxable': 'ລາຍໄດ້ທີ່ຕ້ອງເສຍອາກອນ',
    'opening_balance.tax': 'ອາກອນລາຍໄດ້',
    'opening_balance.net': 'ເງິນເດືອນສຸດທິ',
    'opening_balance.note': 'ໝາຍເຫດ',
  },
}
