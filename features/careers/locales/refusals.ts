/** Why a change of the own record cannot be asked for. */
export const REFUSALS = {
  waits: {
    la: 'ຄຳຂໍປ່ຽນຂໍ້ມູນນີ້ ຍັງລໍຖ້າການຕັດສິນ',
    en: 'A change of this field is still waiting for a decision',
  },
  unchanged: {
    la: 'ບໍ່ມີຫຍັງຕ່າງຈາກຂໍ້ມູນປັດຈຸບັນ',
    en: 'Nothing differs from your record',
  },
} as const
