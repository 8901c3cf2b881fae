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
}
