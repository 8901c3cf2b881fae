/** Why a change of the own record cannot be asked for. */
export const REFUSALS = {
  waits: {
    la: 'ທ່ານມີຄຳຂໍແກ້ໄຂຂໍ້ມູນທີ່ຍັງບໍ່ທັນຕັດສິນ',
    en: 'You have a request for changes that is not decided yet',
  },
  unchanged: {
    la: 'ບໍ່ມີຫຍັງຕ່າງຈາກຂໍ້ມູນປັດຈຸບັນ',
    en: 'Nothing differs from your record',
  },
} as const
