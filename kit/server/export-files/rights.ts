import type { Session } from '../session.ts'

/** Roles and permissions of a session as one list. */
export const rightsOf = ({ roles, permissions }: Pick<Session, 'roles' | 'permissions'>): string[] =>
  [...roles.map((role) => `role ${role}`), ...permissions].sort()

/** Whether the session still has all these rights. */
export function hasRights(session: Session, rights: readonly string[]): boolean {
  const present = new Set(rightsOf(session))
  return rights.every((right) => present.has(right))
}
