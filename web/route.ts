import type { Needs } from '#kit/web/needs.ts'

export type LayoutName = 'admin' | 'employee' | 'own' | 'default' | 'public' | 'bare'

export interface Route<Path extends string = string> {
  path: Path
  layout: LayoutName
  /** `auth`: signed in, otherwise redirected to the sign-in. `guest`: only without a session. `public`: everybody. */
  guard: 'auth' | 'guest' | 'public'
  needs: Needs
  /** The side menu is closed, because the screen needs the whole width. */
  hideMenu?: boolean
  /** The module of the company's menu at whose end its entry is; entries with an icon or place of their own are in `menus/company-menu.ts`. */
  menu?: 'reports' | 'settings' | 'company'
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
/** A screen of a company with an entry at the end of a module of the menu. */
export const inMenu = <P extends string>(menu: NonNullable<Route['menu']>, route: Route<P>): Route<P> => ({
  ...route,
  menu,
})
/** Additional permissions of a screen that changes something. */
export const changing = <P extends string>(route: Route<P>, ...alsoNeeds: string[]): Route<P> => ({
  ...route,
  needs: { ...route.needs, alsoNeeds },
})

/**
 * A list of master data of a company at `/NAME`, and the screen that adds an entry, which also needs the permission
 * `edit`. With `menu`, the list has an entry in this module of the menu.
 */
export function listRoutes<N extends string>(
  name: N,
  permission: string,
  edit: string,
  menu?: Route['menu'],
) {
  const list = company(`/${name}`, permission)
  return {
    [`${name}.index`]: menu ? inMenu(menu, list) : list,
    [`${name}.create`]: changing(company(`/${name}/create`, permission), edit),
  } as { [K in `${N}.index`]: Route<`/${N}`> } & { [K in `${N}.create`]: Route<`/${N}/create`> }
}

/** Staff of the provider and of companies. */
export const staff = <P extends string>(path: P): Route<P> => auth(path, 'admin', { side: 'staff' })
/** An employee's own side; with roles, only for users with one of them. */
export const employee = <P extends string>(path: P, ...roles: string[]): Route<P> =>
  auth(path, 'employee', { roles: roles.length ? roles : ['employee'] })

/** The pages of a kind of requests with a form of its own: to ask, and to change what was asked for. */
export const askRoutes = <K extends string, P extends string>(kind: K, path: P, ...roles: string[]) =>
  ({
    [`${kind}.add`]: employee(`${path}/add`, ...roles),
    [`${kind}.edit`]: employee(`${path}/edit/:${kind}_id`, ...roles),
  }) as { [N in `${K}.add`]: Route<`${P}/add`> } & { [N in `${K}.edit`]: Route<`${P}/edit/:${K}_id`> }

/** Everybody who is signed in, in the layout of the own side. */
export const own = <P extends string>(path: P): Route<P> => auth(path, 'own', {})

/** Specification 6: free clock-in and promotions exist for company 12; here for companies with the switch, which is always on for 12. */
export const special = <P extends string>(route: Route<P>): Route<P> => ({
  ...route,
  needs: { ...route.needs, special: true },
})
export const wide = <P extends string>(route: Route<P>): Route<P> => ({ ...route, hideMenu: true })
