/** Why a change of the own record cannot be asked for. */
export const UNCHANGED = {
  la: 'ບໍ່ມີຫຍັງຕ່າງຈາກຂໍ້ມູນປັດຈຸບັນ',
  en: 'Nothing differs from your record',
} as const
