import { Link, useLocation } from 'react-router'
import type { RouteName } from '#kit/web/navigation.ts'
import { routes } from '../../routes.ts'
import { useTitles } from '../../titles.ts'
import classes from './menu.module.css'

interface Props {
  route: RouteName
  /** Not indented below a module. */
  isFlush?: boolean
  onOpen?: () => void
}

/** The link from a module to the page with all its entries. */
export function HubLink({ route, isFlush = false, onOpen }: Props) {
  const { path } = routes[route]
  const isHere = useLocation().pathname === path
  return (
    <div className={classes.entries} data-flush={isFlush || undefined}>
      <div className={classes.row}>
        <Link
          to={path}
          className={classes.entry}
          {...(onOpen && { onClick: onOpen })}
          {...(isHere && { 'aria-current': 'page' as const })}
        >
          <span className="name">{useTitles()[route]}</span>
        </Link>
      </div>
    </div>
  )
}
