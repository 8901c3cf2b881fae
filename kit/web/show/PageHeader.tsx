import { Text, Title } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate, todayInLaos } from '#kit/contract/days.ts'
import { useSession } from '../session.ts'
import classes from './PageHeader.module.css'

export interface Crumb {
  label: string
  /** From `href(…)`; the last crumb has none. */
  to?: string
}

interface Props {
  title: string
  /** A one-line description of the page. */
  text?: ReactNode
  breadcrumbs?: readonly Crumb[]
  /** Buttons; the main one last. */
  actions?: ReactNode
}

/** The head of every page: breadcrumbs, title and actions. */
export function PageHeader({ title, text, breadcrumbs, actions }: Props) {
  return (
    <header className={classes.header}>
      <div className={classes.names}>
        {breadcrumbs && (
          <nav className={classes.crumbs} aria-label={title}>
            {breadcrumbs.map((crumb, index) => (
              <Fragment key={crumb.label}>
                {index > 0 && <span aria-hidden="true">/</span>}
                {crumb.to ? <Link to={crumb.to}>{crumb.label}</Link> : <span>{crumb.label}</span>}
              </Fragment>
            ))}
          </nav>
        )}
        <p className={classes.printed}>
          {[useSession()?.user.company_name, formatDate(todayInLaos())].filter(Boolean).join(' · ')}
        </p>
        <Title order={1}>{title}</Title>
        {text && <Text c="dimmed">{text}</Text>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
