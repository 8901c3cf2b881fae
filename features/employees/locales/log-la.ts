/** Labels of this feature's entities, fields and values in the activity log. */
export default {
  entities: {
    employee: 'ພະນັກງານ',
    import_batch: 'ການນຳເຂົ້າພະນັກງານ',
    salary_adjustment: 'ການປັບເງິນເດືອນ',
    employee_sheet: 'ໄຟລ໌ພະນັກງານ',
    'employee/resume': 'ຊີວະປະຫວັດ',
    'employee-contract/near-expiry': 'ສັນຍາໃກ້ໝົດອາຍຸ',
    'employee/import/errors': 'ແຖວທີ່ນຳເຂົ້າບໍ່ໄດ້',
    'employee/import/template': 'ແບບຟອມນຳເຂົ້າພະນັກງານ',
  },
  fields: {
    'salary_adjustment.value': 'ພະນັກງານທີ່ປັບເງິນເດືອນ',
    employee_id: 'ພະນັກງານ',
    'employee.title': 'ຫົວຂໍ້',
    emp_number: 'ລະຫັດພະນັກງານ',
    employee_name: 'ຊື່ ແລະ ນາມສະກຸນ',
    contacts: 'ເບີໂທ ແລະ ການຕິດຕໍ່ອື່ນ',
    'contacts.type': 'ປະເພດ',
    'contacts.value': 'ເບີ ຫຼື ຊື່ບັນຊີ',
    start_date: 'ວັນທີເລີ່ມ',
    end_date: 'ວັນທີສິ້ນສຸດ',
    baseSalary: 'ເງິນເດືອນພື້ນຖານ',
    salary: 'ເງິນເດືອນ',
    effective_date: 'ມີຜົນແຕ່ວັນທີ',
    'salary_adjustment.reason': 'ເຫດຜົນ',
    target_salary: 'ເງິນເດືອນໃໝ່',
    benefits: 'ສະຫວັດດີການ',
    holidays: 'ວັນພັກ',
    unchanged: 'ບໍ່ປ່ຽນແປງ',
    conflicts: 'ຄົນອື່ນແກ້ໄຂໃນລະຫວ່າງນັ້ນ',
    employees: 'ພະນັກງານ',
    base_salary: 'ເງິນເດືອນພື້ນຖານ',
  },
  values: {
    status: {
      leaving: 'ກຽມອອກວຽກ',
      resigned: 'ລາອອກແລ້ວ',
    },
    'employee.status': {
      active: 'ກຳລັງເຮັດວຽກ',
    },
    state: {
      warning: 'ໃກ້ໝົດສັນຍາ',
      expired: 'ໝົດສັນຍາແລ້ວ',
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
  },
}
