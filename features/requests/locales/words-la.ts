/** Words of requests of every kind. */
export default {
  draft: 'ຮ່າງ',
  verdicts: {
    submitted: 'ສົ່ງຄຳຂໍແລ້ວ',
    approved: 'ອະນຸມັດແລ້ວ',
    rejected: 'ປະຕິເສດແລ້ວ',
    returned: 'ສົ່ງຄືນໃຫ້ແກ້ໄຂ',
    withdrawn: 'ຖອນຄຳຂໍແລ້ວ',
    cancelled: 'ຍົກເລີກແລ້ວ',
    skipped: 'ຂ້າມຂັ້ນຕອນ',
    reassigned: 'ປ່ຽນຜູ້ອະນຸມັດ',
    changed: 'ແກ້ໄຂແລ້ວ',
    paid: 'ຈ່າຍແລ້ວ',
  },
} as const
