/** Labels of this feature's entities, fields and values in the activity log. */
export default {
  entities: {
    invoice: 'ໃບແຈ້ງໜີ້',
  },
  fields: {
    user_count: 'ຈຳນວນຜູ້ໃຊ້',
    'invoice.number': 'ເລກທີ',
    'invoice.month': 'ເດືອນ',
    'invoice.company_name': 'ບໍລິສັດ',
    'invoice.package': 'ແພັກເກັດ',
    'invoice.price_per_user': 'ລາຄາຕໍ່ຜູ້ໃຊ້',
    'invoice.user_count': 'ຈຳນວນຜູ້ໃຊ້',
    'invoice.discount': 'ສ່ວນຫຼຸດ',
    'invoice.total_price': 'ມູນຄ່າລວມ',
    'invoice.vat': 'ອາກອນມູນຄ່າເພີ່ມ',
    'invoice.amount_to_pay': 'ຍອດຕ້ອງຊຳລະ',
    'invoice.due_on': 'ກຳນົດຊຳລະ',
    'invoice.remark': 'ໝາຍເຫດ',
  },
}
