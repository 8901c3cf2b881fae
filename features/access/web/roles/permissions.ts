import type { PermissionArea, PermissionDeclarations } from '../../contract/permissions.ts'
import { permissions as planned } from '../../planned-permissions.ts'

const files = import.meta.glob<PermissionDeclarations>('../../../*/permissions.ts', {
  eager: true,
  import: 'permissions',
})

/** The permissions of all features; a feature adds its own with a `permissions.ts`. */
export const PERMISSIONS: PermissionDeclarations = Object.assign({}, ...Object.values(files), planned)

/** The area of a permission; a permission of an older version is in the area of users and permissions. */
export const areaOf = (permission: string): PermissionArea => PERMISSIONS[permission]?.area ?? 'access'
