import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { BulkOutcome } from '#kit/contract/bulk.ts'
import { idsRoute, type ListRoute } from '#kit/contract/lists.ts'
import { callLoosely } from '../client.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '../feedback/toast.ts'
import { formatNumber } from '../format.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { BulkOutcomes } from './BulkOutcomes.tsx'
import classes from './bulk.module.css'
import { type BulkAction, type ReportOutcomes, runBulk } from './bulk.ts'
import { type Column, drawCell } from './column.ts'
import type { ListState } from './list-state.ts'
import type { Selection } from './use-selection.ts'

interface Props<Row> {
  route: ListRoute
  state: ListState
  params: unknown
  query: Record<string, unknown> | undefined
  selection: Selection<Row>
  /** The total of the list. */
  total: number
  actions: readonly BulkAction[]
  columns: readonly Column<Row>[]
}

const whole = (value: number) => formatNumber(value, 0)

/** The number of selected rows and the bulk actions; after an action, the refused rows. */
export function BulkBar<Row>({
  route,
  state,
  params,
  query,
  selection,
  total,
  actions,
  columns,
}: Props<Row>) {
  const text = useKitText()
  const [chosen, setChosen] = useState<BulkAction>()
  const [done, setDone] = useState<number>()
  const [refused, setRefused] = useState<BulkOutcome[]>([])
  const { ids } = selection
  const isBusy = done !== undefined
  const selectMatching = async () => {
    const whole = { ...query, ...state.filters, search: state.search || undefined, sort: state.sort }
    const input = { params: params as Record<string, unknown>, query: whole }
    await callLoosely(idsRoute(route), input).then(({ data }) => selection.select(data), toastError)
  }
  const report: ReportOutcomes = (outcomes) => {
    const failed = outcomes.filter(({ error }) => error)
    selection.select(failed.map(({ id }) => id))
    setRefused(failed)
    if (failed.length === 0) void toastSuccess(text.list.bulkDone(whole(outcomes.length)))
  }
  const run = async (action: BulkAction) => {
    setDone(0)
    try {
      report(await runBulk(action.route, [...ids], setDone))
    } catch (error) {
      toastError(error)
    }
    setDone(undefined)
    setChosen(undefined)
  }
  const question = chosen?.danger ? text.list.bulkDelete : text.list.bulkConfirm
  const main = columns.find(({ primary }) => primary) ?? columns[0]
  const nameOf = (id: number) => {
    const row = selection.rowOf(id)
    return row && main ? drawCell(main, row) : `#${id}`
  }
  return (
    <>
      {ids.size > 0 && (
        <section className={classes.bar} aria-label={text.list.chosen(whole(ids.size))}>
          <Text size="sm" fw={600} role="status">
            {text.list.chosen(whole(ids.size))}
          </Text>
          {route.list?.ids && ids.size < total && (
            <Button variant="subtle" size="compact-sm" onClick={() => void selectMatching()}>
              {text.list.selectMatching(whole(total))}
            </Button>
          )}
          <Button variant="subtle" size="compact-sm" onClick={selection.clear}>
            {text.list.clearSelection}
          </Button>
          <div className={classes.actions}>
            {actions.map((action) => (
              <Button
                key={action.label}
                size="sm"
                variant="default"
                c={action.danger ? 'red' : undefined}
                leftSection={action.icon}
                onClick={() =>
                  action.onChosen
                    ? action.onChosen([...ids], selection.clear, report, (id) => selection.rowOf(id) as never)
                    : setChosen(action)
                }
              >
                {action.label}
              </Button>
            ))}
          </div>
        </section>
      )}
      <ConfirmDialog
        opened={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        onConfirm={() => chosen && void run(chosen)}
        loading={isBusy}
        title={chosen?.label ?? ''}
        confirmLabel={chosen?.label ?? ''}
        danger={chosen?.danger ?? false}
      >
        {isBusy ? `${whole(done)} / ${whole(ids.size)}` : question(whole(ids.size))}
      </ConfirmDialog>
      <BulkOutcomes refused={refused} nameOf={nameOf} onClose={() => setRefused([])} />
    </>
  )
}
