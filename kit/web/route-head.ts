import type { RouteSpec } from '#kit/contract/route.ts'

type Head = 'method' | 'path' | 'access' | 'idempotent'

/**
 * The parts of a route that a call needs, without schemas, for the first screens of a phone, which would otherwise load zod.
 * Import the contract's type with `import type`; a head that differs from it does not compile:
 *
 *     const login = routeHead<typeof contract.login>({ method: 'POST', path: '/auth/login', access: 'public' })
 *
 * Forms and lists need the schemas, so they use the route itself.
 */
export function routeHead<R extends RouteSpec>(head: Pick<R, Extract<keyof R, Head>>): R {
  return head as R
}
