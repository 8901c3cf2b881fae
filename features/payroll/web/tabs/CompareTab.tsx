import { Group, Select, Skeleton, Stack, Text } from '@mantine/core'
import type { AnswerOf } from '#kit/contract/route.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { compareRun, listRuns, type RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import classes from './compare.module.css'
import { compareColumns } from './compare-columns.tsx'
import { Difference } from './Difference.tsx'
import { KindSwitch } from './KindSwitch.tsx'
import { useListAnswer } from './use-list-answer.ts'

/** The comparison with another run, by default the previous one: new and removed employees, changed net pay and its causes, largest first. */
export function CompareTab({ run }: { run: RunDetail }) {
  const text = useRunText()
  const language = useLanguage()
  const state = useListState({ name: 'payroll-compare', filters: ['with', 'kind'] })
  const params = { id: run.id }
  const meta = useListAnswer(compareRun, state, { params }).data?.meta
  const runs = useRoute(listRuns, { query: { per_page: 100 } })
  const others = (runs.data?.data ?? []).filter((other) => other.id !== run.id && other.employees > 0)
  if (meta && !meta.with) return <EmptyState title={text.compare.nothing} text={text.compare.nothingText} />
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-end" gap="md">
        <Select
          label={text.compare.with}
          data={others.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={meta?.with ? String(meta.with.id) : null}
          onChange={(id) => state.change({ filters: { with: id } })}
          allowDeselect={false}
          searchable
          w={280}
        />
        <div className={classes.totals}>
          {meta ? <Totals meta={meta} /> : <Skeleton height={46} width={230} />}
        </div>
      </Group>
      <DataTable
        route={compareRun}
        params={params}
        name="payroll-compare"
        label={text.tab.compare}
        state={state}
        rowKey={(row) => row.employee_id}
        columns={compareColumns(text, language)}
        filters={
          meta ? (
            <KindSwitch state={state} counts={meta.counts} />
          ) : (
            <Skeleton h={{ base: 44, sm: 36 }} className={classes.kinds ?? ''} />
          )
        }
        empty={<EmptyState title={text.compare.same} />}
      />
    </Stack>
  )
}

type Meta = AnswerOf<typeof compareRun>['meta']

/** The net pay of both runs, and how many payslips are the same. */
function Totals({ meta }: { meta: Meta }) {
  const text = useRunText().compare
  return (
    <>
      <Text size="sm" c="dimmed" className="figures">
        {text.netTotal} · {text.unchanged(formatNumber(meta.counts.unchanged, 0))}
      </Text>
      <Text>
        <Money kip={meta.net_before} /> → <Money kip={meta.net_after} strong />{' '}
        <Difference kip={meta.net_after - meta.net_before} />
      </Text>
    </>
  )
}
