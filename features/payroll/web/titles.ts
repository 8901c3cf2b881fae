import type { RouteTitles } from '#kit/web/navigation.ts'

/** The titles of this feature's screens of the administration, by the names of their routes. */
export const titles = {
  'payrolls.show': { la: 'ງວດເງິນເດືອນ', en: 'Payroll run' },
  'payrolls-item.index': { la: 'ການຈ່າຍເງິນເດືອນ', en: 'Payroll' },
} satisfies RouteTitles
