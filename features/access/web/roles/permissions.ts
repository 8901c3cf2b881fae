import type { PermissionArea, PermissionDeclarations } from '../../contract/permissions.ts'
import { permissions as planned } from '../../planned-permissions.ts'

const files = import.meta.glob<PermissionDeclarations>('../../../*/permissions.ts', {
  eager: true,
  import: 'permissions',
})

/** The permissions of all features: a feature joins by having a `permissions.ts`. */
export const PERMISSIONS: PermissionDeclarations = Object.assign({}, ...Object.values(files), planned)

/** The area of a permission; one that an older version knew stands with the users and their rights. */
export const areaOf = (permission: string): PermissionArea => PERMISSIONS[permission]?.area ?? 'access'
