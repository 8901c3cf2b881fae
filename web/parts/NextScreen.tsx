import { type ReactNode, useMemo } from 'react'
import { matchRoutes, useLocation, useNavigation } from 'react-router'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { arrivedScreens } from '../arrived-screens.ts'
import type { Route } from '../route.ts'
import { routes } from '../routes.ts'
import { useTitles } from '../titles.ts'
import classes from './NextScreen.module.css'

/** Screens of other layouts have another frame. */
const addresses = Object.entries<Route>(routes)
  .filter(([, { layout }]) => layout === 'admin')
  .map(([id, { path }]) => ({ id, path }))

/** The route that is being opened, if it is another screen of this layout whose file must still be loaded. */
function useAwaited(): string | undefined {
  const current = useLocation().pathname
  const next = useNavigation().location?.pathname
  const name = useMemo(
    () =>
      next === undefined || next === current ? undefined : matchRoutes(addresses, next)?.at(-1)?.route.id,
    [next, current],
  )
  return name !== undefined && !arrivedScreens.has(name) ? name : undefined
}

/**
 * The current screen. A click that opens another one is answered at once by its title and a frame of its content, while its file is
 * loaded; the current screen stays below it, in case that fails.
 */
export function NextScreen({ children }: { children: ReactNode }) {
  const awaited = useAwaited()
  const title = useTitles()[awaited ?? '']
  return (
    <>
      {title && (
        <div className={classes.next} data-next>
          <PageHeader title={title} />
          <TableWaiting />
        </div>
      )}
      <div className={classes.current} hidden={title !== undefined}>
        {children}
      </div>
    </>
  )
}
