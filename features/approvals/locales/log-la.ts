export default {
  entities: {
    approval: 'ຄຳຂໍອະນຸມັດ',
    'e-approval': 'ລາຍງານການອະນຸມັດ',
    approval_template: 'ແບບຟອມຂໍອະນຸມັດ',
  },
  fields: {
    approver_ids: 'ຜູ້ອະນຸມັດ',
    approver_order: 'ລຳດັບການອະນຸມັດ',
    template_fields: 'ຊ່ອງຂໍ້ມູນ',
  },
  values: {
    approver_order: { in_order: 'ຕາມລຳດັບ', any_of: 'ຄົນໃດຄົນໜຶ່ງ' },
  },
} as const
