import type { Route } from './route.ts'
import { routes } from './routes.ts'

const firstPart = (path: string) => path.split('/')[1] ?? ''

const ours = new Set(
  Object.values<Route>(routes)
    .filter(({ guard }) => guard === 'auth')
    .map(({ path }) => firstPart(path)),
)

/** Whether an unknown address begins like one of ours, such as /employee/7/nowhere: a mistyped or old link to a screen. */
export const isBelowOurs = (pathname: string): boolean => ours.has(firstPart(pathname))
