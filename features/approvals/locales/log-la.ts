export default {
  entities: {
    approval: 'ຄຳຂໍອະນຸມັດ',
    'e-approval': 'ລາຍງານການອະນຸມັດ',
  },
  fields: {
    approver_ids: 'ຜູ້ອະນຸມັດ',
    approver_order: 'ລຳດັບການອະນຸມັດ',
  },
  values: {
    approver_order: { in_order: 'ຕາມລຳດັບ', any_of: 'ຄົນໃດຄົນໜຶ່ງ' },
  },
} as const
