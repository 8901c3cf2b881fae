/** The area of a permission on the screens of roles; like the groups of the menu. */
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

/** A permission as declared by its feature. It is seeded once; the provider can change the texts. */
export interface PermissionDeclaration {
  /** The side whose roles can contain it. */
  side: 'provider' | 'company'
  area: PermissionArea
  la: string
  en: string
  /** What it permits. */
  whatLa: string
  whatEn: string
}

/** By name; names from the specification (section 6) are spelled exactly as there. */
export type PermissionDeclarations = Readonly<Record<string, PermissionDeclaration>>
