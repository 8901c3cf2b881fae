import type { RouteName } from '#kit/web/navigation.ts'
import type { Route } from '../route.ts'
import { routes } from '../routes.ts'

/** The routes that name a module of the menu (`menu`). */
export const routesInMenu = (module: string): RouteName[] =>
  Object.entries<Route>(routes).flatMap(([name, { menu }]) => (menu === module ? [name as RouteName] : []))
