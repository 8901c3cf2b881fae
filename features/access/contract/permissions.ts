/** Where a permission stands on the screens that give permissions out; like the groups of the menu. */
export const PERMISSION_AREAS = [
  'customers',
  'lists',
  'law',
  'start',
  'people',
  'time',
  'pay',
  'activity',
  'organisation',
  'reports',
  'access',
] as const
export type PermissionArea = (typeof PERMISSION_AREAS)[number]

/** A permission as its feature declares it. It is seeded once; the provider may give other words. */
export interface PermissionDeclaration {
  /** Whose roles may hold it. */
  side: 'provider' | 'company'
  area: PermissionArea
  la: string
  en: string
  /** What it permits. */
  whatLa: string
  whatEn: string
}

/** By their names: those of the specification (section 6) are spelled exactly as there. */
export type PermissionDeclarations = Readonly<Record<string, PermissionDeclaration>>
