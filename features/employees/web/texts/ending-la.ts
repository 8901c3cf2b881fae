/** Texts of the list of contracts that end soon or have ended. */
export default {
  title: 'ສັນຍາໃກ້ໝົດອາຍຸ',
  intro: (ahead: string, back: string) => `ສັນຍາທີ່ຈະໝົດພາຍໃນ ${ahead} ວັນ ແລະ ທີ່ໝົດແລ້ວບໍ່ເກີນ ${back} ວັນ`,
  seeAll: 'ເບິ່ງທັງໝົດ',
  state: { warning: 'ໃກ້ໝົດສັນຍາ', expired: 'ໝົດສັນຍາແລ້ວ' },
  stateTitle: 'ສະຖານະ',
  today: 'ໝົດມື້ນີ້',
  in: (days: string) => `ອີກ ${days} ວັນ`,
  ago: (days: string) => `ກາຍມາ ${days} ວັນ`,
  daysLeft: 'ເຫຼືອ',
  none: 'ບໍ່ມີສັນຍາທີ່ໃກ້ໝົດ',
  noneHint: (ahead: string) => `ພະນັກງານທີ່ສັນຍາຈະໝົດພາຍໃນ ${ahead} ວັນ ຈະສະແດງຢູ່ນີ້`,
  toSetting: 'ຕັ້ງຈຳນວນວັນແຈ້ງເຕືອນ',
  open: 'ແກ້ໄຂພະນັກງານ',
}
