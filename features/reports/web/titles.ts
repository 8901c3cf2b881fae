import type { RouteTitles } from '#kit/web/navigation.ts'

/** The titles of this feature's screens of the administration, by the names of their routes. */
export const titles = {
  'emTaxeport.index': { la: 'ລາຍງານອາກອນ', en: 'Employee tax' },
  'ssoReport.index': { la: 'ລາຍງານປະກັນສັງຄົມ', en: 'Social security report' },
} satisfies RouteTitles
