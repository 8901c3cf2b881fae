import type { Database } from '#kit/database/database.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { createLoginLimits } from './login-limits.ts'
import { showMe } from './show-me.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export { accountExists, createAccount, type NewAccount } from './accounts.ts'
export { seedAccess } from './seed-access.ts'
export { authenticate } from './sessions.ts'

export function accessEndpoints(db: Database): Endpoint[] {
  return [signIn(createLoginLimits(db)), signOut, showMe]
}
