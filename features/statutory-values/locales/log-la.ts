/** Labels of this feature's entities, fields and values in the activity log. */
export default {
  entities: {
    statutory_value: 'ອັດຕາຕາມກົດໝາຍ',
  },
  fields: {
    bands: 'ຂັ້ນ',
    above: 'ສ່ວນທີ່ເກີນ',
    percent: 'ເປີເຊັນ',
    ceiling: 'ເພດານ',
    employee_percent: 'ສ່ວນພະນັກງານ',
    employer_percent: 'ສ່ວນບໍລິສັດ',
    rate: 'ອັດຕາ',
    first_day: 'ແຕ່ວັນທີ',
  },
  values: {
    kind: {
      income_tax: 'ອາກອນລາຍໄດ້',
      social_security_ceiling: 'ເພດານປະກັນສັງຄົມ',
      social_security_rates: 'ອັດຕາປະກັນສັງຄົມ',
    },
  },
}
