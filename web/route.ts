import type { Needs } from '#kit/web/access.ts'

export type LayoutName = 'admin' | 'employee' | 'default' | 'public' | 'bare'

export interface Route<Path extends string = string> {
  path: Path
  layout: LayoutName
  /** `auth`: signed in, otherwise redirected to the sign-in. `guest`: only without a session. `public`: everybody. */
  guard: 'auth' | 'guest' | 'public'
  needs: Needs
  /** The side menu is closed, because the screen needs the whole width. */
  hideMenu?: boolean
}

const auth = <P extends string>(path: P, layout: LayoutName, needs: Needs): Route<P> => ({
  path,
  layout,
  guard: 'auth',
  needs,
})

const unlessEmpty = (permissions: string[]) => (permissions.length ? { permissions } : {})

/** Only without a session: the sign-in and the steps to a new password. */
export const guest = <P extends string>(path: P): Route<P> => ({
  path,
  layout: 'bare',
  guard: 'guest',
  needs: {},
})
/** Open to everybody. */
export const open = <P extends string>(path: P, layout: LayoutName = 'bare'): Route<P> => ({
  path,
  layout,
  guard: 'public',
  needs: {},
})
/** The provider's side, with any of the permissions. */
export const provider = <P extends string>(path: P, ...permissions: string[]): Route<P> =>
  auth(path, 'admin', { side: 'provider', ...unlessEmpty(permissions) })
/** A company's side, with any of the permissions. */
export const company = <P extends string>(path: P, ...permissions: string[]): Route<P> =>
  auth(path, 'admin', { side: 'company', ...unlessEmpty(permissions) })
/** Additional permissions of a screen that changes something. */
export const changing = <P extends string>(route: Route<P>, ...alsoNeeds: string[]): Route<P> => ({
  ...route,
  needs: { ...route.needs, alsoNeeds },
})

/** Staff of the provider and of companies. */
export const staff = <P extends string>(path: P): Route<P> => auth(path, 'admin', { side: 'staff' })
/** An employee's own side; with roles, only for users with one of them. */
export const employee = <P extends string>(path: P, ...roles: string[]): Route<P> =>
  auth(path, 'employee', { roles: roles.length ? roles : ['employee'] })

/** Specification 6: free clock-in and promotions exist for company 12; here for companies with the switch, which is always on for 12. */
export const special = <P extends string>(route: Route<P>): Route<P> => ({
  ...route,
  needs: { ...route.needs, special: true },
})
export const wide = <P extends string>(route: Route<P>): Route<P> => ({ ...route, hideMenu: true })
