import { IconCalculator } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { type ListState, useListState } from '#kit/web/table/list-state.ts'
import { listPayslips, type PayslipRow, type RunDetail } from '../../contract.ts'
import { mayRecalculate, useRecalculate } from '../check/use-recalculate.ts'
import { PayslipDrawer } from '../payslip/PayslipDrawer.tsx'
import { useRunText } from '../text.ts'
import classes from './PayslipList.module.css'
import type { PayslipColumns } from './payslip-columns.tsx'
import { useListAnswer } from './use-list-answer.ts'

interface Props {
  run: RunDetail
  name: string
  label: string
  columns: PayslipColumns
  filterNames: readonly string[]
  filters: (state: ListState) => ReactNode
  /** Fixed filters. */
  query?: Record<string, unknown>
}

/** Payslips of a run with the totals of all matching rows; a row opens the payslip. */
export function PayslipList({ run, name, label, columns, filterNames, filters, query }: Props) {
  const text = useRunText()
  const language = useLanguage()
  const state = useListState({ name, filters: filterNames })
  const recalculate = useRecalculate(run)
  const params = { id: run.id }
  const list = useListAnswer(listPayslips, state, { params, ...(query && { query }) })
  const meta = list.data?.meta
  const opened = useOpenedRow({
    name: 'payslip',
    state,
    rows: list.data?.data,
    total: meta?.total ?? 0,
    isStale: list.isPlaceholderData,
    keyOf: (row) => row.employee_id,
  })
  return (
    <div className={classes.list}>
      <DataTable
        route={listPayslips}
        params={params}
        {...(query && { query })}
        name={name}
        label={label}
        state={state}
        rowKey={(row) => row.employee_id}
        columns={columns({ run, text, language, count: meta?.total ?? 0, totals: meta?.totals })}
        filters={filters(state)}
        onRowClick={opened.open}
        {...(mayRecalculate(run) && {
          actions: [
            {
              label: text.recalculate.one,
              icon: <IconCalculator size={17} />,
              onClick: ({ employee_id }: PayslipRow) => recalculate.start(employee_id),
            },
          ],
        })}
        opened={opened.key}
      />
      <PayslipDrawer run={run} opened={opened} />
    </div>
  )
}
