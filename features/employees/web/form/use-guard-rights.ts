import { useMay } from '#kit/web/access.ts'
import { type GuardRights, guardRights } from '../../domain/guards.ts'

/** Which salary and bank fields the signed-in user can see and change. */
export function useGuardRights(): GuardRights {
  const may = useMay()
  return guardRights((permission) => may(permission))
}
