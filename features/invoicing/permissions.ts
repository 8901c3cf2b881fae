import type { PermissionDeclarations } from '#features/access/contract/permissions.ts'

/** The permissions of this feature, as given to roles. */
export const permissions: PermissionDeclarations = {
  'admin-invoice': {
    side: 'provider',
    area: 'customers',
    la: 'ໃບແຈ້ງໜີ້',
    en: 'Invoices',
    whatLa: 'ອອກ, ອະນຸມັດ ແລະ ປິດໃບແຈ້ງໜີ້',
    whatEn: 'Issue, approve and settle invoices',
  },
}
