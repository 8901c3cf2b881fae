import type { PermissionDeclarations } from '#features/access/contract/permissions.ts'

/** What this feature may be permitted, as the roles give it. */
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
