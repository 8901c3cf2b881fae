import type { ErrorCode } from './errors.ts'
import type { Language } from './scalars.ts'

/** What each error says to the person who caused it, in both languages. */
export const ERROR_TEXTS: Record<ErrorCode, Record<Language, string>> = {
  invalid_input: { la: 'ຂໍ້ມູນບໍ່ຖືກຕ້ອງ', en: 'Some of the data is not valid' },
  invalid_credentials: { la: 'ອີເມວ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ', en: 'Email or password is incorrect' },
  not_signed_in: { la: 'ກະລຸນາເຂົ້າສູ່ລະບົບ', en: 'Please sign in' },
  forbidden: { la: 'ທ່ານບໍ່ມີສິດເຮັດລາຍການນີ້', en: 'You are not allowed to do this' },
  not_found: { la: 'ບໍ່ພົບຂໍ້ມູນ', en: 'Not found' },
  stale_version: {
    la: 'ມີຄົນອື່ນແກ້ໄຂຂໍ້ມູນນີ້ກ່ອນແລ້ວ ກະລຸນາໂຫຼດໃໝ່',
    en: 'Someone else has changed this record. Load it again.',
  },
  conflict: { la: 'ຂໍ້ມູນຂັດກັນ', en: 'This conflicts with existing data' },
  duplicate: { la: 'ມີຂໍ້ມູນນີ້ຢູ່ແລ້ວ', en: 'This already exists' },
  in_use: { la: 'ລຶບບໍ່ໄດ້ ຍັງມີຂໍ້ມູນອື່ນນຳໃຊ້ຢູ່', en: 'It cannot be deleted: other data still uses it' },
  too_many_requests: { la: 'ລອງຫຼາຍເທື່ອເກີນໄປ ກະລຸນາລໍຖ້າ', en: 'Too many tries. Please wait.' },
  payload_too_large: { la: 'ໄຟລ໌ໃຫຍ່ເກີນໄປ', en: 'The file is too large' },
  unsupported_media_type: { la: 'ບໍ່ຮອງຮັບໄຟລ໌ຊະນິດນີ້', en: 'This kind of file is not supported' },
  database_unavailable: {
    la: 'ຖານຂໍ້ມູນບໍ່ພ້ອມ ກະລຸນາລອງໃໝ່ອີກຄັ້ງ',
    en: 'The database is not available. Please try again.',
  },
  internal_error: { la: 'ລະບົບຂັດຂ້ອງ ກະລຸນາລອງໃໝ່', en: 'Something went wrong. Please try again.' },
  account_disabled: { la: 'ບັນຊີນີ້ຖືກປິດນຳໃຊ້', en: 'This account is disabled' },
  company_suspended: { la: 'ບໍລິສັດນີ້ຖືກໂຈະນຳໃຊ້', en: 'This company is suspended' },
  entry_over: {
    la: 'ໝົດເວລາຢູ່ໃນບໍລິສັດນີ້ແລ້ວ ກະລຸນາເຂົ້າຕໍ່ ຫຼື ອອກ',
    en: 'Your time in this company is over. Go on or leave.',
  },
  inside_company: {
    la: 'ກະລຸນາອອກຈາກບໍລິສັດກ່ອນ',
    en: 'Please leave the company first',
  },
  company_decides: {
    la: 'ການອະນຸມັດ ແລະ ການຈ່າຍ ຕ້ອງໃຫ້ຄົນຂອງບໍລິສັດເປັນຜູ້ເຮັດ',
    en: 'Only people of the company approve and pay',
  },
  link_void: {
    la: 'ລິ້ງນີ້ໃຊ້ບໍ່ໄດ້ແລ້ວ',
    en: 'This link is no longer good',
  },
  no_public_address: {
    la: 'ສົ່ງລິ້ງບໍ່ໄດ້ ເພາະລະບົບຍັງບໍ່ໄດ້ຕັ້ງທີ່ຢູ່ເວັບ (PUBLIC_URL)',
    en: 'No link can be mailed: the address of this installation (PUBLIC_URL) is not set',
  },
  file_not_workbook: { la: 'ໄຟລ໌ນີ້ບໍ່ແມ່ນ Excel (.xlsx)', en: 'This file is not an Excel workbook (.xlsx)' },
  file_not_scans: {
    la: 'ໄຟລ໌ນີ້ບໍ່ແມ່ນໄຟລ໌ສະແກນຂອງເຄື່ອງ (attlog)',
    en: 'This file is not a scan file of a terminal (attlog)',
  },
  file_not_table: {
    la: 'ໄຟລ໌ນີ້ບໍ່ແມ່ນ Excel (.xlsx) ຫຼື CSV ແບບ UTF-8',
    en: 'This file is neither an Excel workbook (.xlsx) nor a CSV in UTF-8',
  },
  file_damaged: { la: 'ໄຟລ໌ເສຍຫາຍ ອ່ານບໍ່ໄດ້', en: 'The file is damaged and cannot be read' },
  file_encrypted: {
    la: 'ໄຟລ໌ມີລະຫັດຜ່ານ ກະລຸນາປົດກ່ອນ',
    en: 'The file is protected by a password. Remove it first.',
  },
  file_too_large: { la: 'ເນື້ອໃນໄຟລ໌ໃຫຍ່ເກີນກຳນົດ', en: 'The content of the file is larger than allowed' },
  file_too_many_rows: { la: 'ໄຟລ໌ມີແຖວຫຼາຍເກີນກຳນົດ', en: 'The file has more rows than allowed' },
  file_timeout: { la: 'ອ່ານໄຟລ໌ດົນເກີນໄປ', en: 'Reading the file took too long' },
  file_missing_columns: { la: 'ໄຟລ໌ຂາດຖັນທີ່ຈຳເປັນ', en: 'The file lacks columns that are needed' },
  file_empty: { la: 'ໄຟລ໌ບໍ່ມີຂໍ້ມູນ', en: 'The file has no data' },
  import_not_ready: { la: 'ການກວດໄຟລ໌ຍັງບໍ່ແລ້ວ', en: 'The file is still being checked' },
  import_already_committed: { la: 'ໄດ້ນຳເຂົ້າໄຟລ໌ນີ້ແລ້ວ', en: 'This file has already been imported' },
  run_locked: { la: 'ງວດນີ້ອະນຸມັດແລ້ວ ແກ້ໄຂບໍ່ໄດ້', en: 'This run is approved and locked' },
  run_not_calculated: { la: 'ງວດນີ້ຍັງບໍ່ໄດ້ຄິດໄລ່', en: 'This run has not been calculated' },
  run_calculating: { la: 'ງວດນີ້ກຳລັງຄິດໄລ່', en: 'This run is being calculated' },
  run_has_unpayable: {
    la: 'ມີລາຍການທີ່ຍອດສຸດທິຕິດລົບ ຕ້ອງແກ້ໄຂກ່ອນອະນຸມັດ',
    en: 'Some payslips are below zero. Mend them before approval.',
  },
  run_second_person: {
    la: 'ຜູ້ຄິດໄລ່ອະນຸມັດຄົນດຽວບໍ່ໄດ້ ຕ້ອງມີຄົນທີສອງ',
    en: 'Whoever calculated the run cannot be the only one to approve it',
  },
  run_first_person: {
    la: 'ຜູ້ໃຫ້ບໍລິການເປັນຜູ້ຄິດໄລ່ງວດນີ້ ຕ້ອງໃຫ້ຄົນຂອງບໍລິສັດຄິດໄລ່ຄືນໃໝ່',
    en: 'The provider calculated this run. Somebody of the company has to calculate it again.',
  },
  run_status: { la: 'ສະຖານະຂອງງວດບໍ່ອະນຸຍາດໃຫ້ເຮັດລາຍການນີ້', en: 'The status of the run does not allow this' },
  days_not_ready: {
    la: 'ກຳລັງຄິດໄລ່ປ້ຳໂມງ ກະລຸນາລອງໃໝ່ໃນອີກບຶດໜຶ່ງ',
    en: 'The days are still being worked out. Please try again in a moment.',
  },
  last_admin: {
    la: 'ນີ້ແມ່ນຜູ້ດູແລຄົນສຸດທ້າຍ ຕ້ອງມີຜູ້ດູແລຢ່າງໜ້ອຍໜຶ່ງຄົນ',
    en: 'This is the last administrator. There must be at least one.',
  },
  role_too_high: {
    la: 'ຜູ້ໃຊ້ ຫຼື ບົດບາດນີ້ມີສິດຫຼາຍກວ່າທ່ານ',
    en: 'This user or role may do more than you may',
  },
  own_role: { la: 'ປ່ຽນບົດບາດຂອງຕົນເອງບໍ່ໄດ້', en: 'You cannot change your own role' },
  second_factor_unavailable: {
    la: 'ການຢືນຢັນສອງຂັ້ນຍັງໃຊ້ບໍ່ໄດ້: ຜູ້ດູແລເຊີບເວີຕ້ອງຕັ້ງ SECRET_KEY ກ່ອນ',
    en: 'The second factor cannot be used yet: whoever runs the server has to set SECRET_KEY',
  },
  period_overlap: { la: 'ຊ່ວງວັນທີຊ້ອນກັນ', en: 'The dates overlap' },
  law_missing: { la: 'ບໍ່ມີອັດຕາຕາມກົດໝາຍສຳລັບວັນທີນີ້', en: 'No statutory values are in force on this date' },
  invoice_exists: {
    la: 'ບໍລິສັດນີ້ມີໃບແຈ້ງໜີ້ຂອງເດືອນນີ້ແລ້ວ',
    en: 'This company already has an invoice for this month',
  },
  invoice_status: {
    la: 'ສະຖານະຂອງໃບແຈ້ງໜີ້ບໍ່ອະນຸຍາດໃຫ້ເຮັດລາຍການນີ້',
    en: 'The status of the invoice does not allow this',
  },
}
