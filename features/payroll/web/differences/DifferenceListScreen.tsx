import { Button } from '@mantine/core'
import { IconBan, IconCashPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
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
import { DifferenceFilters } from './DifferenceFilters.tsx'
import { DifferenceState } from './DifferenceState.tsx'
import { DifferenceTable } from './DifferenceTable.tsx'
import { useDifferenceColumns } from './difference-columns.tsx'
import { IgnoreDialog } from './IgnoreDialog.tsx'
import { SettleDialog } from './SettleDialog.tsx'
import { useClaimText, useDifferenceText } from './text.ts'

const FILTERS = ['status', 'run_id', 'settled_run_id', 'employee_id', 'direction', 'has_left']

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
  const isClaim = ({ has_left, amount }: PayDifference) => has_left && amount < 0
  const isOpen = ({ status }: PayDifference) => status === 'open'
  return (
    <>
      <PageHeader title={text.title} text={text.intro} actions={<HeaderActions />} />
      <DifferenceState />
      <DifferenceTable
        route={listDifferences}
        state={state}
        name="payroll-differences"
        label={text.title}
        columns={columns}
        filters={<DifferenceFilters state={state} />}
        empty={<NoDifferences />}
        decisions={[
          {
            ...{ label: text.settle, icon: <IconCashPlus size={17} />, route: settleDifferences },
            ...{ dialog: SettleDialog, when: (row) => isOpen(row) && !isClaim(row) },
          },
          {
            ...{ label: text.ignore, icon: <IconBan size={17} />, route: ignoreDifferences },
            ...{ dialog: IgnoreDialog, when: isOpen },
          },
        ]}
        reopen={{
          ...{ label: text.reopen, route: reopenDifferences },
          when: ({ status }) => status === 'ignored' || status === 'chosen',
        }}
      />
    </>
  )
}
