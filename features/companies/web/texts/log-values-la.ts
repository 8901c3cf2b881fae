/** What the fields of the logs hold, where it is one of a few values: by the same names as the fields. */
export default {
  status: {
    active: 'ກຳລັງໃຊ້ງານ',
    disabled: 'ຖືກປິດ',
    suspended: 'ຖືກໂຈະ',
    leaving: 'ກຽມອອກວຽກ',
    resigned: 'ລາອອກແລ້ວ',
    deleted: 'ຖືກລຶບ',
    draft: 'ຮ່າງ',
    calculated: 'ຄິດໄລ່ແລ້ວ',
    pending: 'ລໍຖ້າອະນຸມັດ',
    approved: 'ອະນຸມັດແລ້ວ',
    rejected: 'ຖືກປະຕິເສດ',
    paid: 'ຈ່າຍແລ້ວ',
    success: 'ສຳເລັດ',
  },
  'employee.status': {
    active: 'ກຳລັງເຮັດວຽກ',
  },
  state: {
    warning: 'ໃກ້ໝົດສັນຍາ',
    expired: 'ໝົດສັນຍາແລ້ວ',
  },
  result: {
    success: 'ສຳເລັດ',
    late: 'ມາຊ້າ',
    early: 'ກັບກ່ອນ',
    forgotten: 'ລືມສະແກນ',
    absent: 'ຂາດວຽກ',
    leave: 'ລາພັກ',
    holiday: 'ວັນພັກ',
    outside: 'ນອກເຂດ',
    not_yet: 'ຍັງບໍ່ຮອດ',
  },
  mode: {
    monthly: 'ຕາມເດືອນ',
    'worked-days': 'ຕາມວັນເຮັດວຽກຕົວຈິງ',
  },
  overtime_basis: {
    scanned: 'ທີ່ສະແກນຕົວຈິງ',
    approved: 'ທີ່ອະນຸມັດ',
  },
  payer: {
    employee: 'ພະນັກງານ',
    company: 'ບໍລິສັດ',
  },
  gender: {
    male: 'ຊາຍ',
    female: 'ຍິງ',
  },
  card_type: {
    'identity card': 'ບັດປະຈຳຕົວ',
    'family record': 'ປື້ມສຳມະໂນຄົວ / ບັດປະກັນສັງຄົມ',
    passport: 'ໜັງສືເດີນທາງ',
  },
  employment_type: {
    'full time': 'ເຕັມເວລາ',
    'part time': 'ບໍ່ເຕັມເວລາ',
    probation: 'ທົດລອງງານ',
    temporary: 'ຊົ່ວຄາວ',
    daily: 'ລາຍວັນ',
  },
  'contacts.type': {
    phone: 'ເບີໂທລະສັບ',
    mobile: 'ເບີໂທມືຖື',
    whatsapp: 'WhatsApp',
    line: 'LINE',
    facebook: 'Facebook',
  },
  'salaries.reason': {
    hire: 'ຮັບເຂົ້າເຮັດວຽກ',
    adjustment: 'ປັບເງິນເດືອນ',
  },
  nationality: {
    Lao: 'ລາວ',
  },
  part: {
    full: 'ໝົດມື້',
    morning: 'ຕອນເຊົ້າ',
    afternoon: 'ຕອນບ່າຍ',
  },
  side: {
    provider: 'ຜູ້ໃຫ້ບໍລິການ',
    company: 'ບໍລິສັດ',
    employee: 'ພະນັກງານ',
  },
  kind: {
    money: 'ຈຳນວນເງິນ',
    percent: 'ເປີເຊັນຂອງເງິນເດືອນພື້ນຖານ',
    income: 'ລາຍໄດ້',
    deduction: 'ລາຍການຫັກ',
    income_tax: 'ອາກອນລາຍໄດ້',
    social_security_ceiling: 'ເພດານປະກັນສັງຄົມ',
    social_security_rates: 'ອັດຕາປະກັນສັງຄົມ',
    invitation: 'ເຊີນເຂົ້າໃຊ້',
    'sign-in': 'ເຂົ້າສູ່ລະບົບ',
  },
  'absence_rules.type': {
    late: 'ມາຊ້າ',
    absent: 'ຂາດວຽກ',
  },
  condition: {
    base_at_least: 'ເງິນເດືອນພື້ນຖານແຕ່',
    base_at_most: 'ເງິນເດືອນພື້ນຖານບໍ່ເກີນ',
    years_at_least: 'ອາຍຸການແຕ່ (ປີ)',
  },
  link: {
    sent: 'ສົ່ງແລ້ວ',
  },
  by: {
    'mailed link': 'ລິ້ງທາງອີເມວ',
    'mailed code': 'ລະຫັດທາງອີເມວ',
  },
}
