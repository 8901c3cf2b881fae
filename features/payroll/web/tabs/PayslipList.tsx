import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { PHONE } from '#kit/web/phone.ts'
import { ColumnMenu } from '#kit/web/table/ColumnMenu.tsx'
import { useColumnChoice } from '#kit/web/table/column-choice.ts'
import { type ListState, useListState } from '#kit/web/table/list-state.ts'
import { Pager } from '#kit/web/table/Pager.tsx'
import { SearchBox } from '#kit/web/table/SearchBox.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import table from '#kit/web/table/table.module.css'
import { listPayslips, type RunDetail } from '../../contract.ts'
import { PayslipModal } from '../payslip/PayslipModal.tsx'
import { useRunText } from '../text.ts'
import { PayslipRows } from './PayslipRows.tsx'
import type { PayslipColumns } from './payslip-columns.tsx'
import { useListAnswer } from './use-list-answer.ts'
import { useOpenPayslip } from './use-open-payslip.ts'

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
export function PayslipList({ run, name, label, columns: columnsOf, filterNames, filters, query }: Props) {
  const text = useRunText()
  const words = useKitText()
  const language = useLanguage()
  const state = useListState({ name, filters: filterNames })
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const columns = columnsOf(text, language)
  const choice = useColumnChoice(name, columns)
  const list = useListAnswer(listPayslips, state, { params: { id: run.id }, ...(query && { query }) })
  const rows = list.data?.data
  const meta = list.data?.meta
  const opened = useOpenPayslip({ state, rows, total: meta?.total ?? 0, isStale: list.isPlaceholderData })

  const body = () => {
    if (list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
    if (!rows || !meta) return <TableWaiting />
    if (rows.length === 0) return <EmptyState title={words.state.noMatch} text={words.state.noMatchHint} />
    return (
      <PayslipRows
        rows={rows}
        totals={meta.totals}
        count={meta.total}
        columns={columns.filter(({ key }) => choice.isShown(key))}
        state={state}
        label={label}
        isStale={list.isPlaceholderData}
        onOpen={(row) => opened.open(row.employee_id)}
      />
    )
  }
  return (
    <section aria-label={label} aria-busy={list.isPlaceholderData || !rows}>
      <div className={table.tools}>
        <SearchBox value={state.search} onChange={(search) => state.change({ search })} />
        {filters(state)}
        <div>
          <ColumnMenu columns={columns} choice={choice} />
        </div>
      </div>
      <div className={isPhone ? table.cards : table.frame}>
        {body()}
        {meta && meta.total > 0 && !list.error && (
          <Pager
            page={state.page}
            perPage={state.perPage}
            total={meta.total}
            onPage={(page) => state.change({ page })}
            onPerPage={(perPage) => state.change({ perPage })}
          />
        )}
      </div>
      <PayslipModal run={run} opened={opened} />
    </section>
  )
}
