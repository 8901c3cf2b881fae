/** Texts that leave and overtime share: cancelling and history. */
export default {
  cancelHint: 'ລາຍການທີ່ຖືກຍົກເລີກຍັງຢູ່ໃນລາຍການ ແຕ່ບໍ່ນັບອີກ. ຖ້າຢາກເອົາຄືນ ໃຫ້ເພີ່ມໃໝ່.',
  reason: 'ເຫດຜົນທີ່ຍົກເລີກ',
  cancelled: 'ຍົກເລີກແລ້ວ',
  refused: (count: string) => `ຍົກເລີກບໍ່ໄດ້ ${count} ລາຍການ, ລາຍການອື່ນຍົກເລີກແລ້ວ`,
  warnTitle: 'ກວດເບິ່ງກ່ອນ',
  cancelAnyway: 'ຍົກເລີກເຖິງແນວໃດກໍຕາມ',
  lockedRun: (run: string, day: string) =>
    `ແຕ່ວັນທີ ${day} ຢູ່ໃນງວດເງິນເດືອນທີ່ອະນຸມັດແລ້ວ: ${run}. ໃບແຈ້ງເງິນເດືອນຂອງງວດນັ້ນຈະບໍ່ປ່ຽນ.`,
  history: 'ປະຫວັດ',
  verdicts: {
    approved: 'ອະນຸມັດແລ້ວ',
    rejected: 'ປະຕິເສດແລ້ວ',
    changed: 'ແກ້ໄຂແລ້ວ',
    cancelled: 'ຍົກເລີກແລ້ວ',
  },
  imported: 'ນຳເຂົ້າຈາກໄຟລ໌',
}
