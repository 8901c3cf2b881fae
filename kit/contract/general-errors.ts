/** The HTTP status of an error code and its message in both languages. */
export type ErrorDefinition = Readonly<{ status: number; la: string; en: string }>

/** The error codes of the kit, for any call, file or import. */
export const GENERAL_ERRORS = {
  invalid_input: {
    status: 422,
    la: 'ຂໍ້ມູນບໍ່ຖືກຕ້ອງ',
    en: 'Some of the data is not valid',
  },
  not_signed_in: {
    status: 401,
    la: 'ກະລຸນາເຂົ້າສູ່ລະບົບ',
    en: 'Please sign in',
  },
  forbidden: {
    status: 403,
    la: 'ທ່ານບໍ່ມີສິດເຮັດລາຍການນີ້',
    en: 'You are not allowed to do this',
  },
  not_found: {
    status: 404,
    la: 'ບໍ່ພົບຂໍ້ມູນ',
    en: 'Not found',
  },
  stale_version: {
    status: 409,
    la: 'ມີຄົນອື່ນແກ້ໄຂຂໍ້ມູນນີ້ກ່ອນແລ້ວ ກະລຸນາໂຫຼດໃໝ່',
    en: 'Someone else has changed this record. Please reload it.',
  },
  conflict: {
    status: 409,
    la: 'ຂໍ້ມູນຂັດກັນ',
    en: 'This conflicts with existing data',
  },
  duplicate: {
    status: 409,
    la: 'ມີຂໍ້ມູນນີ້ຢູ່ແລ້ວ',
    en: 'This already exists',
  },
  in_use: {
    status: 409,
    la: 'ລຶບບໍ່ໄດ້ ຍັງມີຂໍ້ມູນອື່ນນຳໃຊ້ຢູ່',
    en: 'This cannot be deleted because other data uses it',
  },
  too_many_requests: {
    status: 429,
    la: 'ລອງຫຼາຍຄັ້ງເກີນໄປ ກະລຸນາລໍຖ້າ',
    en: 'Too many attempts. Please wait.',
  },
  /** Several files of this account, or of its company, are already being created. */
  too_many_files: {
    status: 429,
    la: 'ກຳລັງສ້າງໄຟລ໌ອື່ນຢູ່ ກະລຸນາລໍຖ້າໃຫ້ແລ້ວກ່ອນ',
    en: 'Other files are still being created. Please wait until they are done.',
  },
  too_many_uploads: {
    status: 429,
    la: 'ກຳລັງອັບໂຫຼດໄຟລ໌ອື່ນຢູ່ ກະລຸນາລໍຖ້າໃຫ້ແລ້ວກ່ອນ',
    en: 'Other files are still being uploaded. Please wait until they are done.',
  },
  /** More rows than a call answers directly: `POST /export-file` makes the file. */
  file_in_background: {
    status: 409,
    la: 'ໄຟລ໌ນີ້ມີຫຼາຍກວ່າ 20.000 ແຖວ ກະລຸນາໃຫ້ລະບົບສ້າງໄວ້ ແລ້ວດາວໂຫຼດພາຍຫຼັງ',
    en: 'This file has more than 20,000 rows. Have it created in the background and download it afterwards.',
  },
  /** The person had more rights when the file was created. */
  export_rights_changed: {
    status: 403,
    la: 'ສິດຂອງທ່ານປ່ຽນໄປແລ້ວ ກະລຸນາສ້າງໄຟລ໌ໃໝ່',
    en: 'Your permissions have changed. Create the file again.',
  },
  request_timeout: {
    status: 408,
    la: 'ຂໍ້ມູນມາຮອດຊ້າເກີນໄປ ກະລຸນາລອງໃໝ່',
    en: 'The data took too long to arrive. Please try again.',
  },
  payload_too_large: {
    status: 413,
    la: 'ໄຟລ໌ ຫຼື ຂໍ້ມູນທີ່ສົ່ງໃຫຍ່ເກີນໄປ',
    en: 'The file or the submitted data is too large',
  },
  address_too_long: {
    status: 414,
    la: 'ທີ່ຢູ່ເວັບຍາວເກີນໄປ',
    en: 'The web address is too long',
  },
  unsupported_media_type: {
    status: 415,
    la: 'ບໍ່ຮອງຮັບໄຟລ໌ຊະນິດນີ້',
    en: 'This file type is not supported',
  },
  database_unavailable: {
    status: 503,
    la: 'ຖານຂໍ້ມູນບໍ່ພ້ອມ ກະລຸນາລອງໃໝ່ອີກຄັ້ງ',
    en: 'The database is not available. Please try again.',
  },
  /** Too much work of this company is running, or one statement took too long. */
  busy: {
    status: 503,
    la: 'ລະບົບກຳລັງເຮັດວຽກອື່ນຂອງບໍລິສັດຢູ່ ກະລຸນາລອງໃໝ່ໃນອີກບຶດໜຶ່ງ',
    en: 'The system is busy with other tasks of your company. Please try again in a moment.',
  },
  /** The database's disk is full. Nothing can be stored until an operator frees space. */
  disk_full: {
    status: 507,
    la: 'ບ່ອນເກັບຂໍ້ມູນຂອງລະບົບເຕັມ ຍັງບໍ່ໄດ້ບັນທຶກ ກະລຸນາແຈ້ງຜູ້ດູແລລະບົບ',
    en: 'The disk of the system is full. Nothing was saved. Please contact the system administrator.',
  },
  internal_error: {
    status: 500,
    la: 'ລະບົບຂັດຂ້ອງ ກະລຸນາລອງໃໝ່',
    en: 'Something went wrong. Please try again.',
  },
  /** Another person set the password, so the user must change it first. */
  password_change_required: {
    status: 403,
    la: 'ກະລຸນາປ່ຽນລະຫັດຜ່ານຂອງທ່ານກ່ອນ',
    en: 'Please change your password first',
  },
  /** The account requires a second factor, so the user must turn it on first. */
  second_factor_required: {
    status: 403,
    la: 'ກະລຸນາເປີດໃຊ້ການຢືນຢັນສອງຂັ້ນກ່ອນ',
    en: 'Please turn on the second factor first',
  },
  /** The time limit of the provider's visit to a company has passed: the user extends it or leaves. */
  entry_over: {
    status: 403,
    la: 'ໝົດເວລາຢູ່ໃນບໍລິສັດນີ້ແລ້ວ ກະລຸນາເຂົ້າຕໍ່ ຫຼື ອອກ',
    en: 'Your time in this company has ended. Continue or leave.',
  },
  file_not_workbook: {
    status: 422,
    la: 'ໄຟລ໌ນີ້ບໍ່ແມ່ນ Excel (.xlsx)',
    en: 'This file is not an Excel workbook (.xlsx)',
  },
  file_not_table: {
    status: 422,
    la: 'ໄຟລ໌ນີ້ບໍ່ແມ່ນ Excel (.xlsx) ຫຼື CSV ແບບ UTF-8',
    en: 'This file is neither an Excel workbook (.xlsx) nor a UTF-8 CSV file',
  },
  file_damaged: {
    status: 422,
    la: 'ໄຟລ໌ເສຍຫາຍ ອ່ານບໍ່ໄດ້',
    en: 'The file is damaged and cannot be read',
  },
  file_encrypted: {
    status: 422,
    la: 'ໄຟລ໌ມີລະຫັດຜ່ານ ກະລຸນາປົດກ່ອນ',
    en: 'The file is protected by a password. Remove the password first.',
  },
  file_too_large: {
    status: 422,
    la: 'ເນື້ອໃນໄຟລ໌ໃຫຍ່ເກີນກຳນົດ',
    en: 'The content of the file is larger than allowed',
  },
  file_too_many_rows: {
    status: 422,
    la: 'ໄຟລ໌ມີແຖວຫຼາຍເກີນກຳນົດ',
    en: 'The file has more rows than allowed',
  },
  file_timeout: {
    status: 422,
    la: 'ອ່ານໄຟລ໌ດົນເກີນໄປ',
    en: 'Reading the file took too long',
  },
  file_missing_columns: {
    status: 422,
    la: 'ໄຟລ໌ຂາດຖັນທີ່ຈຳເປັນ',
    en: 'The file is missing required columns',
  },
  /** The file has columns that this user cannot change. */
  file_guarded_columns: {
    status: 422,
    la: 'ໄຟລ໌ມີຖັນທີ່ທ່ານບໍ່ມີສິດແກ້ໄຂ',
    en: 'The file has columns that you are not allowed to fill in',
  },
  file_empty: {
    status: 422,
    la: 'ໄຟລ໌ບໍ່ມີຂໍ້ມູນ',
    en: 'The file has no data',
  },
  /** The type of the content is not accepted for this field. */
  file_kind: {
    status: 422,
    la: 'ເນື້ອໃນໄຟລ໌ນີ້ບໍ່ແມ່ນຊະນິດທີ່ຮັບໄດ້',
    en: 'This type of file is not accepted here',
  },
  /** The image has more pixels than the server decodes. */
  image_too_large: {
    status: 422,
    la: 'ຮູບນີ້ມີຂະໜາດພິກເຊວຫຼາຍເກີນໄປ',
    en: 'The image has too many pixels',
  },
  /** The file has been deleted, belongs to another record, or was uploaded by another user. */
  file_gone: {
    status: 422,
    la: 'ໄຟລ໌ນີ້ບໍ່ມີແລ້ວ ກະລຸນາເລືອກໄຟລ໌ໃໝ່',
    en: 'The file no longer exists. Please choose the file again.',
  },
  /** The company's files have reached the storage limit of a company. */
  files_quota: {
    status: 422,
    la: 'ບ່ອນເກັບໄຟລ໌ຂອງບໍລິສັດເຕັມແລ້ວ',
    en: 'The file storage of your company is full',
  },
  /** The file storage (S3) does not respond. */
  files_unavailable: {
    status: 503,
    la: 'ບ່ອນເກັບໄຟລ໌ບໍ່ພ້ອມ ກະລຸນາລອງໃໝ່ອີກຄັ້ງ',
    en: 'The file storage is not available. Please try again.',
  },
  import_not_ready: {
    status: 409,
    la: 'ການກວດໄຟລ໌ຍັງບໍ່ແລ້ວ',
    en: 'The file is still being checked',
  },
  import_already_committed: {
    status: 409,
    la: 'ໄດ້ນຳເຂົ້າໄຟລ໌ນີ້ແລ້ວ',
    en: 'This file has already been imported',
  },
  period_overlap: {
    status: 409,
    la: 'ຊ່ວງວັນທີຊ້ອນກັນ',
    en: 'The dates overlap',
  },
} as const satisfies Record<string, ErrorDefinition>
