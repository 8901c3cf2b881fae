import { Button } from '@mantine/core'
import { IconArrowBackUp, IconBan, IconCashPlus, IconListDetails } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import type { ReportOutcomes } from '#kit/web/table/bulk.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import {
  ignoreDifferences,
  listDifferences,
  type PayDifference,
  reopenDifferences,
  settleDifferences,
  showDifferenceState,
} from '../../contract.ts'
import { CheckNow } from './CheckNow.tsx'
import { DifferenceDrawer } from './DifferenceDrawer.tsx'
import { DifferenceFilters } from './DifferenceFilters.tsx'
import { DifferenceState } from './DifferenceState.tsx'
import { useDifferenceColumns } from './difference-columns.tsx'
import { IgnoreDialog } from './IgnoreDialog.tsx'
import { SettleDialog } from './SettleDialog.tsx'
import { useClaimText, useDifferenceText } from './text.ts'
import { type Chosen, useReopen } from './use-decision.ts'

const FILTERS = ['status', 'run_id', 'settled_run_id', 'employee_id', 'direction', 'has_left']

type Open = { dialog: 'settle' | 'ignore'; chosen: Chosen } | { dialog: 'details'; row: PayDifference }

const oneOf = ({ id, version }: PayDifference): Chosen => ({ ids: [id], version })

/** What people who have left owe has a list of its own. */
function HeaderActions() {
  const title = useClaimText().title
  return (
    <>
      <Button component={Link} to={href('payroll-difference.claims')} variant="default">
        {title}
      </Button>
      <CheckNow />
    </>
  )
}

/** Before every run has been compared, it is not known whether there are differences. */
function NoDifferences() {
  const text = useDifferenceText()
  const { data } = useRoute(showDifferenceState, {})
  const isKnown = data?.data.runs.every(({ at }) => at !== null)
  return isKnown ? (
    <EmptyState title={text.none} text={text.noneHint} />
  ) : (
    <EmptyState title={text.neverChecked} text={text.neverCheckedHint} />
  )
}

/** What payslips of approved runs would be more or less today, and what happens with it. */
export default function DifferenceListScreen() {
  const text = useDifferenceText()
  const state = useListState({ name: 'payroll-differences', filters: FILTERS, sort: 'status' })
  const columns = useDifferenceColumns()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const reopen = useReopen()
  const ask = (dialog: 'settle' | 'ignore') => (ids: number[], clear: () => void, report: ReportOutcomes) =>
    setOpen({ dialog, chosen: { ids, clear, report } })
  const isClaim = ({ has_left, amount }: PayDifference) => has_left && amount < 0
  const isOpen = ({ status }: PayDifference) => status === 'open'
  return (
    <>
      <PageHeader title={text.title} text={text.intro} actions={<HeaderActions />} />
      <DifferenceState />
      <DataTable
        route={listDifferences}
        name="payroll-differences"
        label={text.title}
        state={state}
        columns={columns}
        filters={<DifferenceFilters state={state} />}
        empty={<NoDifferences />}
        onRowClick={(row) => setOpen({ dialog: 'details', row })}
        bulk={[
          {
            ...{ label: text.settle, icon: <IconCashPlus size={17} />, route: settleDifferences },
            onChosen: ask('settle'),
          },
          {
            ...{ label: text.ignore, icon: <IconBan size={17} />, route: ignoreDifferences },
            onChosen: ask('ignore'),
          },
        ]}
        actions={[
          {
            ...{ label: text.details, icon: <IconListDetails size={17} /> },
            onClick: (row) => setOpen({ dialog: 'details', row }),
          },
          {
            ...{ label: text.settle, icon: <IconCashPlus size={17} />, route: settleDifferences },
            ...{
              onClick: (row) => setOpen({ dialog: 'settle', chosen: oneOf(row) }),
              when: (row) => isOpen(row) && !isClaim(row),
            },
          },
          {
            ...{ label: text.ignore, icon: <IconBan size={17} />, route: ignoreDifferences },
            ...{ onClick: (row) => setOpen({ dialog: 'ignore', chosen: oneOf(row) }), when: isOpen },
          },
          {
            ...{ label: text.reopen, icon: <IconArrowBackUp size={17} />, route: reopenDifferences },
            onClick: (row) => void reopen(oneOf(row)),
            when: ({ status }) => status === 'ignored' || status === 'chosen',
          },
        ]}
      />
      {open?.dialog === 'details' && <DifferenceDrawer row={open.row} onClose={close} />}
      {open?.dialog === 'settle' && <SettleDialog chosen={open.chosen} onClose={close} />}
      {open?.dialog === 'ignore' && <IgnoreDialog chosen={open.chosen} onClose={close} />}
    </>
  )
}
