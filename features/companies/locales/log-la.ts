/** Labels of this feature's entities, fields and values in the activity log. */
export default {
  entities: {
    company: 'ບໍລິສັດ',
    company_setting: 'ຕັ້ງຄ່າບໍລິສັດ',
  },
  fields: {
    overtime_basis: 'ຄິດເພີ່ມໂມງຕາມ',
    night_premium: 'ຈ່າຍເງິນເພີ່ມກະກາງຄືນ',
    sso_payer: 'ຜູ້ຈ່າຍປະກັນສັງຄົມສ່ວນພະນັກງານ',
    tax_payer: 'ຜູ້ຈ່າຍອາກອນເງິນເດືອນ',
    gross_up: 'ເງິນທີ່ບໍລິສັດຈ່າຍແທນຕ້ອງເສຍອາກອນ',
    can_edit_scan_times: 'ອະນຸຍາດໃຫ້ແກ້ໄຂເວລາສະແກນ',
    company_id: 'ບໍລິສັດ',
    founding_date: 'ວັນທີສ້າງຕັ້ງ',
    is_vat_registered: 'ຂຶ້ນທະບຽນອາກອນມູນຄ່າເພີ່ມ',
    business_type_id: 'ປະເພດທຸລະກິດ',
    admin_email: 'ອີເມວຜູ້ດູແລ',
    require_second_factor: 'ຕ້ອງໃຊ້ການຢືນຢັນສອງຂັ້ນ',
    two_person_approval: 'ການອະນຸມັດສອງຄົນ',
    days_per_month: 'ມື້ຕໍ່ເດືອນ',
    hours_per_day: 'ຊົ່ວໂມງຕໍ່ມື້',
    payroll_mode: 'ວິທີຄິດເງິນເດືອນ',
    hr_approves_overtime: 'ຝ່າຍບຸກຄະລາກອນອະນຸມັດເພີ່ມໂມງ',
    contract_notice_days: 'ແຈ້ງເຕືອນກ່ອນໝົດສັນຍາ (ວັນ)',
    carry_over_valid_until: 'ວັນພັກປະຈຳປີທີ່ຍົກຍອດມາ ໃຊ້ໄດ້ເຖິງ',
    approval_code_prefix: 'ຕົວອັກສອນນຳໜ້າເລກທີໃບຂໍອະນຸມັດ',
    email_approval: 'ອີເມວການຂໍອະນຸມັດ',
    email_meeting: 'ອີເມວການປະຊຸມ',
    email_leave: 'ອີເມວການລາພັກ',
    email_task: 'ອີເມວວຽກທີ່ມອບໝາຍ',
    show_first_steps: 'ສະແດງຂັ້ນຕອນເລີ່ມຕົ້ນ',
    sign_in_code: 'ລະຫັດບໍລິສັດສຳລັບເຂົ້າສູ່ລະບົບ',
    reviewed_at: 'ກວດເບິ່ງເມື່ອ',
  },
  values: {
    status: {
      suspended: 'ຖືກໂຈະ',
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
  },
}
