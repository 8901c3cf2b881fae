/** Labels of this feature's entities, fields and values in the activity log. */
export default {
  entities: {
    'payroll-register': 'ທະບຽນເງິນເດືອນ',
    'yearly-pay': 'ລາຍຮັບປະຈຳປີ',
    'payroll-journal': 'ບັນທຶກບັນຊີເງິນເດືອນ',
    'sso-report': 'ລາຍງານປະກັນສັງຄົມ',
    'emp-tax-report': 'ລາຍງານອາກອນ',
  },
}
