/** Texts of the report of scans on the screen and in its files, with the names of sources and kinds. */
export const SCAN_TEXTS = {
  title: { la: 'ການສະແກນ', en: 'Scans' },
  intro: { la: 'ທຸກການສະແກນຕາມທີ່ໄດ້ຮັບມາ', en: 'Every scan exactly as received' },
  scannedAt: { la: 'ເວລາສະແກນ', en: 'Scanned' },
  source: { la: 'ມາຈາກ', en: 'Source' },
  kind: { la: 'ປະເພດຈາກເຄື່ອງ', en: 'Kind from the device' },
  verify: { la: 'ວິທີຢືນຢັນ', en: 'Verified by' },
  notCounted: { la: 'ນອກເຂດ ບໍ່ນັບ', en: 'Outside the zone, not counted' },
  raw: { la: 'ຂໍ້ມູນດິບ', en: 'Raw line' },
  file: { la: 'ໄຟລ໌', en: 'File' },
} as const

export const SCAN_SOURCES = {
  terminal: { la: 'ເຄື່ອງປ້ຳໂມງ', en: 'Terminal' },
  camera: { la: 'ກ້ອງ', en: 'Camera' },
  phone: { la: 'ໂທລະສັບ', en: 'Phone' },
  person: { la: 'ປ້ຳໂມງແທນ', en: 'Entered by hand' },
} as const

/** By the terminal's own number. */
export const SCAN_KINDS = {
  0: { la: 'ເຂົ້າ', en: 'In' },
  1: { la: 'ອອກ', en: 'Out' },
  2: { la: 'ພັກອອກ', en: 'Break out' },
  3: { la: 'ພັກເຂົ້າ', en: 'Break in' },
  4: { la: 'ເຂົ້າເພີ່ມໂມງ', en: 'Overtime in' },
  5: { la: 'ອອກເພີ່ມໂມງ', en: 'Overtime out' },
} as const

/** By the terminal's own number. */
export const SCAN_VERIFIES = {
  0: { la: 'ອັດຕະໂນມັດ', en: 'Automatic' },
  1: { la: 'ລາຍນິ້ວມື', en: 'Fingerprint' },
  2: { la: 'ລະຫັດ PIN', en: 'PIN' },
  3: { la: 'ລະຫັດຜ່ານ', en: 'Password' },
  4: { la: 'ບັດ', en: 'Card' },
  15: { la: 'ໃບໜ້າ', en: 'Face' },
  25: { la: 'ຝ່າມື', en: 'Palm' },
} as const
