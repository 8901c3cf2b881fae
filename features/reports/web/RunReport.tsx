import { Alert, Button, Select, Stack } from '@mantine/core'
import { IconFileSpreadsheet, IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import type { RouteSpec } from '#kit/contract/route.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import type { Column } from '#kit/web/table/column.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import type { ssoReport, taxReport } from '../contract.ts'
import { ReportTotals } from './ReportTotals.tsx'
import { useReportText } from './text.ts'

interface Props<Row> {
  title: string
  text: string
  name: string
  /** Both reports: a list of a run's people with the run, the runs to choose from and the sums in `meta`. */
  route: typeof ssoReport | typeof taxReport
  file: RouteSpec
  columns: readonly Column<Row>[]
  /** The sums by their names in the totals, in the order of the columns. */
  sums: readonly { key: string; label: string }[]
}

/** A report of one run: choose the run, its sums, everybody's line, the workbook. */
export function RunReport<Row extends { employee_id: number }>(props: Props<Row>) {
  const { title, name, route, file, columns, sums } = props
  const text = useReportText()
  const words = useKitText()
  const language = useLanguage()
  const state = useListState({ name, filters: ['run_id'] })
  const [isBusy, setBusy] = useState(false)
  const chosen = state.filters.run_id ? { run_id: state.filters.run_id } : {}
  const answer = useRoute(route as RouteSpec, { query: { ...chosen, per_page: 1 } } as never, {
    keepPrevious: true,
  })
  const meta = (answer.data as { meta: ReportMeta } | undefined)?.meta
  const take = async () => {
    setBusy(true)
    await download(file, { query: { ...chosen, language } }).catch(toastError)
    setBusy(false)
  }
  return (
    <>
      <PageHeader
        title={title}
        text={props.text}
        actions={
          meta?.run && (
            <Button
              leftSection={<IconFileSpreadsheet size={18} />}
              onClick={() => void take()}
              loading={isBusy}
            >
              {words.action.export}
            </Button>
          )
        }
      />
      <Stack gap="md">
        {meta?.run && (
          <Select
            label={text.run}
            data={meta.runs.map((run) => ({ value: String(run.id), label: run.title }))}
            value={String(meta.run.id)}
            onChange={(run_id) => state.change({ filters: { run_id } })}
            allowDeselect={false}
            searchable
            maw={340}
          />
        )}
        {meta?.run?.status === 'calculated' && (
          <Alert color="yellow" variant="light" icon={<IconInfoCircle size={20} />}>
            {text.unapproved}
          </Alert>
        )}
        {meta?.run && <ReportTotals totals={meta.totals} sums={sums} />}
        <DataTable
          route={route as RouteSpec}
          name={name}
          label={title}
          state={state}
          columns={columns as readonly Column<never>[]}
          rowKey={(row) => (row as Row).employee_id}
          empty={<EmptyState title={text.none} text={text.noneText} />}
        />
      </Stack>
    </>
  )
}

interface ReportMeta {
  run: { id: number; status: 'calculated' | 'approved' | 'paid' } | null
  runs: { id: number; title: string }[]
  totals: Record<string, number>
}
