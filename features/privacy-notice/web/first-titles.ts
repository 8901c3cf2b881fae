import type { RouteTitles } from '#kit/web/navigation.ts'

/** The titles of this feature's screens that a phone needs: those open to everybody and those of employees. */
export const titles = {
  'privacy.policy': { la: 'ນະໂຍບາຍຄວາມເປັນສ່ວນຕົວ', en: 'Privacy policy' },
} satisfies RouteTitles
