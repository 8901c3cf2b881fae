/** The common texts of file imports. */
export default {
  sending: 'ກຳລັງສົ່ງໄຟລ໌',
  checking: 'ກຳລັງກວດໄຟລ໌',
  refused: (file: string) => `ອ່ານໄຟລ໌ ${file} ບໍ່ໄດ້`,
  missing: (columns: string) => `ຖັນທີ່ຂາດ: ${columns}`,
  another: 'ເລືອກໄຟລ໌ອື່ນ',
  nothingGood: 'ບໍ່ມີແຖວໃດທີ່ນຳເຂົ້າໄດ້',
  errors: (shown: string) => `ຂໍ້ຜິດພາດ (${shown})`,
  errorsCut: (shown: string) => `ສະແດງ ${shown} ຂໍ້ທຳອິດ ທັງໝົດຢູ່ໃນໄຟລ໌ດາວໂຫຼດ`,
  errorFile: 'ດາວໂຫຼດແຖວທີ່ຜິດ',
  errorFileHint: 'ແກ້ໄຂໃນ Excel ແລ້ວນຳເຂົ້າໄຟລ໌ນັ້ນອີກຄັ້ງ',
  column: { row: 'ແຖວ', column: 'ຖັນ', value: 'ຄ່າທີ່ປ້ອນ', reason: 'ເຫດຜົນ' },
  wholeRow: 'ທັງແຖວ',
  emptyValue: '(ວ່າງ)',
  importing: 'ກຳລັງນຳເຂົ້າ',
  importingNote: 'ປິດໜ້ານີ້ໄດ້ ການນຳເຂົ້າຈະດຳເນີນຕໍ່ໄປ',
  failed: 'ນຳເຂົ້າບໍ່ສຳເລັດ',
}
