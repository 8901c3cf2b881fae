import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Money } from '#kit/web/show/Money.tsx'
import type { RunChanges, RunDetail } from '../../contract.ts'
import { RunStatus } from '../runs/RunStatus.tsx'
import { useRunText } from '../text.ts'
import { ApprovalRefusal } from './ApprovalRefusal.tsx'
import { ChangesNotice } from './ChangesNotice.tsx'
import { DaysAhead } from './DaysAhead.tsx'
import { ProgressFlower } from './ProgressFlower.tsx'
import classes from './RunHeader.module.css'

interface Props {
  run: RunDetail
  title: string
  /** The list that contains it. */
  list: { title: string; to: string }
  isCalculating: boolean
  /** What it is about, below the title: one element for each fact. */
  children?: ReactNode
  /** Facts that have changed since the calculation: it cannot be approved. */
  changes: RunChanges | undefined
  actions: ReactNode
}

/** The head of a run and of a settlement: progress, title, status, what prevents the approval, net and cost, and the actions. */
export function RunHead({ run, title, list, isCalculating, children, changes, actions }: Props) {
  const text = useRunText()
  return (
    <header className={classes.head}>
      <ProgressFlower run={run} isCalculating={isCalculating} />
      <div className={classes.names}>
        <div className={classes.title}>
          <Title order={1} size="h2">
            {title}
          </Title>
          <RunStatus run={{ ...run, is_calculating: isCalculating }} />
          {run.status === 'calculated' && (
            <span className={classes.notice}>
              <ChangesNotice changes={changes} />
            </span>
          )}
        </div>
        <div className={classes.facts}>
          <nav aria-label={list.title}>
            <Link to={list.to} className="tap">
              {list.title}
            </Link>
          </nav>
          {children}
          <ApprovalRefusal run={run} />
          <DaysAhead run={run} />
        </div>
      </div>
      {run.totals && (
        <dl className={classes.sums}>
          <div>
            <dt>{text.total.net}</dt>
            <dd>
              <Money kip={run.totals.net} />
            </dd>
          </div>
          <div>
            <dt>{text.total.cost}</dt>
            <dd>
              <Money kip={run.totals.cost} />
            </dd>
          </div>
        </dl>
      )}
      <div className={classes.actions}>{actions}</div>
    </header>
  )
}
