import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDate, todayInLaos } from '#kit/contract/days.ts'
import { useSession } from '../session.ts'
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx'
import classes from './PageHeader.module.css'

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
        {breadcrumbs && <Breadcrumbs label={title} crumbs={breadcrumbs} />}
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
