import { Badge, Tabs } from '@mantine/core'
import { type ComponentType, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { formatNumber } from '#kit/web/format.ts'
import type { RunDetail } from '../../contract.ts'
import { CompareTab } from '../tabs/CompareTab.tsx'
import { DetailsTab } from '../tabs/DetailsTab.tsx'
import { OverviewTab } from '../tabs/OverviewTab.tsx'
import { PayslipsTab } from '../tabs/PayslipsTab.tsx'
import { ProblemsTab } from '../tabs/ProblemsTab.tsx'
import { ReviewTab } from '../tabs/ReviewTab.tsx'
import { TransfersTab } from '../tabs/TransfersTab.tsx'
import { useRunText } from '../text.ts'
import classes from './RunTabs.module.css'
import type { ReadinessState } from './use-readiness.ts'

interface Props {
  run: RunDetail
  readiness: ReadinessState
}

const PANELS = {
  payslips: PayslipsTab,
  overview: OverviewTab,
  reviews: ReviewTab,
  problems: ProblemsTab,
  transfers: TransfersTab,
  compare: CompareTab,
  details: DetailsTab,
}
type TabName = keyof typeof PANELS

/** The parts of a run. The tab is in the address; changing it removes the list state of the previous tab. */
export function RunTabs({ run, readiness }: Props) {
  const text = useRunText()
  const [address, setAddress] = useSearchParams()
  const tabInAddress = address.get('tab') ?? ''
  const tab: TabName = tabInAddress in PANELS ? (tabInAddress as TabName) : 'payslips'
  const Panel: ComponentType<Props> = PANELS[tab]
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the chosen tab may lie beyond the edge
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!list.current || !chosen) return
    list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2
  }, [tab])
  const counts: Partial<Record<TabName, number>> = {
    payslips: run.counts.employees,
    overview: readiness.findings.length + readiness.overlaps.length,
    transfers: run.accounts.must_confirm ? run.accounts.open : run.accounts.changed,
    reviews: run.counts.to_check,
    problems: run.counts.problems + run.omitted.length + run.held.employees,
  }
  return (
    <Tabs
      value={tab}
      onChange={(next) =>
        setAddress(next && next !== 'payslips' ? { tab: next } : {}, { preventScrollReset: true })
      }
      keepMounted={false}
      classNames={{ list: classes.list ?? '', tab: classes.tab ?? '' }}
    >
      <Tabs.List ref={list}>
        {(Object.keys(PANELS) as TabName[]).map((name) => (
          <Tabs.Tab
            key={name}
            value={name}
            rightSection={
              counts[name] ? (
                <Badge variant="light" color={name === 'payslips' ? 'gray' : 'yellow'} className="figures">
                  {formatNumber(counts[name], 0)}
                </Badge>
              ) : null
            }
          >
            {text.tab[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab} pt={8}>
        <Panel run={run} readiness={readiness} />
      </Tabs.Panel>
    </Tabs>
  )
}
