import { Fragment } from 'react'
import { Link } from 'react-router'
import classes from './Breadcrumbs.module.css'

export interface Crumb {
  label: string
  /** From `href(…)`; the last crumb has none. */
  to?: string
}

/** The pages that lead to this one, above its title. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav className={classes.crumbs} aria-label={label}>
      {crumbs.map((crumb, index) => (
        <Fragment key={crumb.label}>
          {index > 0 && <span aria-hidden="true">/</span>}
          {crumb.to ? <Link to={crumb.to}>{crumb.label}</Link> : <span>{crumb.label}</span>}
        </Fragment>
      ))}
    </nav>
  )
}
