import type { PermissionDeclarations } from '#features/access/contract/permissions.ts'

/** The permissions of this feature, as given to roles. */
export const permissions: PermissionDeclarations = {
  'view-scan-camera': {
    side: 'company',
    area: 'time',
    la: 'ເຄື່ອງປ້ຳໂມງ ແລະ ກ້ອງ',
    en: 'Terminals and cameras',
    whatLa: 'ເບິ່ງກ້ອງ ແລະ ເຄື່ອງປ້ຳໂມງ',
    whatEn: 'See cameras and terminals',
  },
  'edit-terminal': {
    side: 'company',
    area: 'time',
    la: 'ຈັດການເຄື່ອງປ້ຳໂມງ',
    en: 'Manage terminals',
    whatLa: 'ເພີ່ມ, ແກ້ໄຂ, ປິດ ແລະ ສັ່ງງານເຄື່ອງປ້ຳໂມງ',
    whatEn: 'Add, change, disable and command terminals',
  },
}
