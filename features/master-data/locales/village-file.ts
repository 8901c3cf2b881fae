import type { Words } from '#kit/contract/master-data-fields.ts'
import { HIDDEN_CHARACTER } from '#kit/contract/texts.ts'

/** Headings of a file of villages. The import accepts them in both languages, with these names and those of the fields. */
export const VILLAGE_FILE = {
  sheet: { la: 'ບ້ານ', en: 'Villages' },
  errors: { la: 'ແຖວທີ່ຜິດ', en: 'Error rows' },
  rowNumber: { la: 'ແຖວທີ', en: 'Row' },
  reason: { la: 'ເຫດຜົນ', en: 'Reason' },
  columns: {
    code: { la: 'ລະຫັດບ້ານ', en: 'Village code' },
    province: { la: 'ແຂວງ', en: 'Province' },
    district_code: { la: 'ລະຫັດເມືອງ', en: 'District code' },
    district: { la: 'ເມືອງ', en: 'District' },
    name_la: { la: 'ຊື່ພາສາລາວ', en: 'Name in Lao' },
    name_en: { la: 'ຊື່ພາສາອັງກິດ', en: 'Name in English' },
  },
} as const satisfies Record<string, Words | Record<string, Words>>

/** Why a row of a file is refused. */
export const VILLAGE_REASONS = {
  code_missing: { la: 'ບໍ່ມີລະຫັດບ້ານ', en: 'The village code is missing' },
  bad_code: { la: 'ລະຫັດບ້ານຕ້ອງມີ 7 ຕົວເລກ', en: 'A village code has 7 digits' },
  repeated_code: { la: 'ລະຫັດນີ້ຢູ່ໃນໄຟລ໌ຫຼາຍແຖວ', en: 'This code is in several rows of the file' },
  unknown_district: { la: 'ບໍ່ມີເມືອງນີ້', en: 'There is no such district' },
  district_elsewhere: {
    la: 'ລະຫັດບ້ານບໍ່ໄດ້ຂຶ້ນຕົ້ນດ້ວຍລະຫັດຂອງເມືອງນີ້',
    en: 'The village code does not begin with the code of this district',
  },
  name_missing: { la: 'ໃສ່ຊື່ຢ່າງໜ້ອຍໜຶ່ງພາສາ', en: 'A name in one of the languages is needed' },
  too_long: { la: 'ຊື່ຍາວເກີນ 100 ຕົວອັກສອນ', en: 'The name is longer than 100 characters' },
  formula: { la: 'ເປັນສູດຄິດໄລ່ ຕ້ອງເປັນຄ່າ', en: 'A formula; a plain value is needed' },
  unstorable: HIDDEN_CHARACTER,
} as const satisfies Record<string, Words>

export type VillageReason = keyof typeof VILLAGE_REASONS
