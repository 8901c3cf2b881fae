import { globSync } from 'node:fs'
import path from 'node:path'
import type { PermissionDeclarations } from '../contract/permissions.ts'
import { permissions as planned } from '../planned-permissions.ts'

const FEATURES = path.resolve(import.meta.dirname, '../..')
const files = globSync('*/permissions.ts', { cwd: FEATURES }).sort()
const declared = await Promise.all(
  files.map(
    async (file) =>
      ((await import(path.join(FEATURES, file))) as { permissions: PermissionDeclarations }).permissions,
  ),
)
const entries = [...declared, planned].flatMap((permissions) => Object.entries(permissions))

/** The permissions of all features; a feature adds its own with a `permissions.ts`. */
export const PERMISSIONS: PermissionDeclarations = Object.fromEntries(entries)

if (Object.keys(PERMISSIONS).length !== entries.length)
  throw new Error('Two features declare the same permission')

const namesOf = (side: 'provider' | 'company') =>
  entries.filter(([, permission]) => permission.side === side).map(([name]) => name)

/** The permission names of the provider's side. */
export const PROVIDER_PERMISSIONS: readonly string[] = namesOf('provider')

/** The permission names of a company's side. `view-…` permits reading only; other actions have their own permissions. */
export const COMPANY_PERMISSIONS: readonly string[] = namesOf('company')
