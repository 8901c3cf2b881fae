/** Labels of this feature's entities, fields and values in the activity log. */
export default {
  entities: {
    session: 'ການເຂົ້າສູ່ລະບົບ',
    account: 'ບັນຊີຜູ້ໃຊ້',
    sign_in_link: 'ລິ້ງເຂົ້າສູ່ລະບົບ',
    password: 'ລະຫັດຜ່ານ',
    role: 'ບົດບາດ',
    permission: 'ສິດ',
    second_factor: 'ການຢືນຢັນສອງຂັ້ນ',
  },
  fields: {
    role_ids: 'ບົດບາດ',
    roleId: 'ບົດບາດ',
    is_employee: 'ແມ່ນພະນັກງານ',
    display_name_la: 'ຊື່ພາສາລາວ',
    display_name_en: 'ຊື່ພາສາອັງກິດ',
    description_la: 'ຄຳອະທິບາຍພາສາລາວ',
    description_en: 'ຄຳອະທິບາຍພາສາອັງກິດ',
    permissions: 'ສິດ',
    side: 'ຝ່າຍ',
    link: 'ລິ້ງ',
    call: 'ຄຳສັ່ງ',
    times: 'ຈຳນວນຄັ້ງ',
    time_was_up: 'ໝົດເວລາເມື່ອ',
    by: 'ດ້ວຍວິທີ',
    special_menus: 'ເມນູພິເສດ',
    'session.address': 'ທີ່ຢູ່ເຄືອຂ່າຍ',
    user_agent: 'ອຸປະກອນ',
    roles: 'ບົດບາດ',
    account_id: 'ບັນຊີ',
  },
  values: {
    side: {
      provider: 'ຜູ້ໃຫ້ບໍລິການ',
      company: 'ບໍລິສັດ',
      employee: 'ພະນັກງານ',
    },
    kind: {
      invitation: 'ເຊີນເຂົ້າໃຊ້',
      'sign-in': 'ເຂົ້າສູ່ລະບົບ',
    },
    link: {
      sent: 'ສົ່ງແລ້ວ',
    },
    by: {
      'mailed link': 'ລິ້ງທາງອີເມວ',
      'mailed code': 'ລະຫັດທາງອີເມວ',
    },
  },
  actions: {
    'sign-in': 'ເຂົ້າສູ່ລະບົບ',
    enter: 'ເຂົ້າບໍລິສັດ',
    leave: 'ອອກຈາກບໍລິສັດ',
    refuse: 'ປະຕິເສດ',
  },
}
