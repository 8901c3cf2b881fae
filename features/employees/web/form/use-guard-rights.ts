import { useMay } from '#kit/web/access.ts'
import { type GuardRights, guardRights } from '../../domain/guards.ts'

/** What the signed-in person may see and change of salaries and bank accounts. */
export function useGuardRights(): GuardRights {
  const may = useMay()
  return guardRights((permission) => may(permission))
}
