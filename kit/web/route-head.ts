import type { RouteSpec } from '#kit/contract/route.ts'

type Head = 'method' | 'path' | 'access' | 'idempotent'

/**
 * A route of the contract as far as a call needs it: its head without its schemas, for the first screens of a phone, which would
 * otherwise load all of zod. Bring the contract's type along by `import type`; a head that differs from it does not compile:
 *
 *     const login = routeHead<typeof contract.login>({ method: 'POST', path: '/auth/login', access: 'public' })
 *
 * Forms and lists need the schemas: they take the route itself.
 */
export function routeHead<R extends RouteSpec>(head: Pick<R, Extract<keyof R, Head>>): R {
  return head as R
}
