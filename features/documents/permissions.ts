import type { PermissionDeclarations } from '#features/access/contract/permissions.ts'

/** The permissions of this feature, as given to roles. */
export const permissions: PermissionDeclarations = {
  'view-document-in-out': {
    side: 'company',
    area: 'activity',
    la: 'ເອກະສານຂາເຂົ້າ-ຂາອອກ',
    en: 'Documents in and out',
    whatLa: 'ເບິ່ງເອກະສານເຂົ້າ ແລະ ອອກ',
    whatEn: 'See documents that come and go',
  },
  'view-authorize-document': {
    side: 'company',
    area: 'activity',
    la: 'ສິດເຂົ້າເຖິງເອກະສານ',
    en: 'Document access',
    whatLa: 'ເບິ່ງວ່າໃຜເບິ່ງເອກະສານໃດໄດ້',
    whatEn: 'See who may see which document',
  },
  'edit-document': {
    side: 'company',
    area: 'activity',
    la: 'ແກ້ໄຂເອກະສານ',
    en: 'Change documents',
    whatLa: 'ແກ້ໄຂປະເພດເອກະສານ ແລະ ກຳນົດວ່າໃຜເບິ່ງເອກະສານໃດໄດ້',
    whatEn: 'Change kinds of documents, and set who may see which document',
  },
}
