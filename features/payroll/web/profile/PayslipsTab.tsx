import { Skeleton } from '@mantine/core'
import { formatDate, monthOf } from '#kit/contract/days.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { formatMonth } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { DetailsDrawer } from '#kit/web/show/DetailsDrawer.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { type OpenedRow, useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import type { Column } from '#kit/web/table/column.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { useRows } from '#kit/web/table/use-rows.ts'
import { listPayslipsOfEmployee, type PayslipOfEmployee, showRun } from '../../contract.ts'
import { HoldBadge } from '../hold/HoldBadge.tsx'
import { LoadedPayslip } from '../payslip/PayslipDrawer.tsx'
import { usePayslipText } from '../payslip/text.ts'
import { RunStatus } from '../runs/RunStatus.tsx'
import { useRunText } from '../text.ts'

const runOf = (row: PayslipOfEmployee) => row.run_id

function usePayslipColumns(): Column<PayslipOfEmployee>[] {
  const text = usePayslipText()
  const runs = useRunText()
  const language = useLanguage()
  return [
    {
      key: 'to_date',
      title: text.month,
      primary: true,
      cell: (row) => <b>{formatMonth(monthOf(row.to_date), language)}</b>,
      phone: { facts: (row) => `${runs.status[row.status]} · ${row.title}` },
    },
    {
      key: 'title',
      title: text.run,
      sort: false,
      cell: (row) => (
        <span className="name">
          {row.title}
          {row.kind !== 'regular' && ` (${text.kind[row.kind]})`}
        </span>
      ),
    },
    {
      key: 'gross',
      title: text.sum.gross,
      sort: false,
      align: 'end',
      cell: (row) => <Money kip={row.gross} />,
    },
    {
      key: 'net',
      title: text.sum.net,
      align: 'end',
      phone: 'end',
      cell: (row) => <Money kip={row.net} strong />,
    },
    {
      key: 'status',
      title: text.status,
      sort: false,
      cell: (row) => (
        <>
          <RunStatus run={{ status: row.status, is_calculating: false }} />{' '}
          {row.hold && <HoldBadge hold={{ status: row.hold, paid_on: row.paid_on }} />}
        </>
      ),
    },
    { key: 'paid_on', title: text.paidOn, sort: false, cell: (row) => formatDate(row.paid_on) || '–' },
  ]
}

/** All payslips of an employee, latest first, on the page of the employee; a row opens the payslip beside the list. */
export default function PayslipsTab({ employeeId }: { employeeId: number }) {
  const text = usePayslipText()
  const state = useListState({ name: 'payslips-of-employee', sort: '-to_date' })
  const params = { id: employeeId }
  const rows = useRows<PayslipOfEmployee>(listPayslipsOfEmployee, state, { params })
  const opened = useOpenedRow({ name: 'payslip', state, ...rows, keyOf: runOf })
  return (
    <>
      <DataTable
        route={listPayslipsOfEmployee}
        params={params}
        name="payslips-of-employee"
        label={text.payslips}
        state={state}
        columns={usePayslipColumns()}
        rowKey={runOf}
        onRowClick={opened.open}
        opened={opened.key}
        empty={<EmptyState title={text.noPayslips} text={text.noPayslipsText} />}
      />
      <BesideList employeeId={employeeId} opened={opened} />
    </>
  )
}

interface BesideProps {
  employeeId: number
  opened: OpenedRow<PayslipOfEmployee>
}

function BesideList({ employeeId, opened }: BesideProps) {
  const text = usePayslipText()
  const { id, row } = opened
  return (
    <DetailsDrawer
      opened={opened}
      title={row?.title ?? text.payslip}
      kind={text.payslip}
      page={id === undefined ? undefined : href('payslip.show', { payroll_id: id, employee_id: employeeId })}
    >
      {id !== undefined && <OfRun runId={id} employeeId={employeeId} onGone={opened.close} />}
    </DetailsDrawer>
  )
}

interface OfRunProps {
  runId: number
  employeeId: number
  onGone: () => void
}

function OfRun({ runId, employeeId, onGone }: OfRunProps) {
  const run = useRoute(showRun, { params: { id: runId } }, { keepPrevious: true })
  if (run.error) return <ErrorState error={run.error} onRetry={() => void run.refetch()} />
  if (run.data?.data.id !== runId) return <Skeleton height={480} />
  return <LoadedPayslip run={run.data.data} employeeId={employeeId} onGone={onGone} />
}
