import type { PermissionDeclarations } from '#features/access/contract/permissions.ts'

/** The permissions of this feature, as given to roles. */
export const permissions: PermissionDeclarations = {
  'import-scan': {
    side: 'company',
    area: 'time',
    la: 'ນຳເຂົ້າການສະແກນ',
    en: 'Import scans',
    whatLa: 'ອັບໂຫຼດໄຟລ໌ການສະແກນຈາກເຄື່ອງ',
    whatEn: 'Upload the scan files of terminals',
  },
  'view-device-scan-in-out': {
    side: 'company',
    area: 'reports',
    la: 'ລາຍງານເຄື່ອງປ້ຳໂມງ',
    en: 'Device scans',
    whatLa: 'ເບິ່ງການສະແກນຈາກເຄື່ອງ',
    whatEn: 'See the scans of the terminals',
  },
  'view-clock-in-out': {
    side: 'company',
    area: 'reports',
    la: 'ລາຍງານປ້ຳໂມງເຂົ້າ-ອອກ',
    en: 'Clock in and out',
    whatLa: 'ເບິ່ງເວລາເຂົ້າ ແລະ ອອກວຽກ',
    whatEn: 'See when people came and went',
  },
  'view-public-holiday': {
    side: 'company',
    area: 'reports',
    la: 'ລາຍງານວັນພັກລັດຖະການ',
    en: 'Public holidays',
    whatLa: 'ເບິ່ງວັນພັກລັດຖະການ ແລະ ຜູ້ທີ່ເຮັດວຽກໃນວັນນັ້ນ',
    whatEn: 'See the public holidays and who worked on them',
  },
  'view-clock-in-out-correction': {
    side: 'company',
    area: 'reports',
    la: 'ລາຍງານແກ້ໄຂການປ້ຳໂມງ',
    en: 'Clock-in corrections',
    whatLa: 'ເບິ່ງການແກ້ໄຂເວລາປ້ຳໂມງ',
    whatEn: 'See corrections of clock times',
  },
  'correct-scan': {
    side: 'company',
    area: 'time',
    la: 'ແກ້ໄຂການສະແກນ',
    en: 'Correct scans',
    whatLa: 'ປ້ຳໂມງແທນຜູ້ລືມ ແລະ ບໍ່ນັບການສະແກນທີ່ຜິດ',
    whatEn: 'Add forgotten scans and leave wrong ones out',
  },
}
