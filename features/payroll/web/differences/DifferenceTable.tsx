import { Button } from '@mantine/core'
import { IconArrowBackUp, IconListDetails } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { RouteSpec } from '#kit/contract/route.ts'
import { useMayCall } from '#kit/web/access.ts'
import { useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import type { ReportOutcomes } from '#kit/web/table/bulk.ts'
import type { Column, RowAction } from '#kit/web/table/column.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import type { ListState } from '#kit/web/table/list-state.ts'
import { useRows } from '#kit/web/table/use-rows.ts'
import type { PayDifference, reopenClaims, reopenDifferences } from '../../contract.ts'
import { DifferenceDrawer } from './DifferenceDrawer.tsx'
import { useDifferenceText } from './text.ts'
import { type Chosen, useReopen } from './use-decision.ts'

type Dialog = ComponentType<{ chosen: Chosen; onClose: () => void }>

/** A decision about one or several rows, with the dialog that asks for its values. */
export interface Decision {
  label: string
  icon: ReactNode
  route: RouteSpec
  dialog: Dialog
  when: (row: PayDifference) => boolean
}

interface Props<Row> {
  /** The list, of differences or of claims. */
  route: RouteSpec
  state: ListState
  name: string
  label: string
  columns: Column<Row>[]
  filters: ReactNode
  empty: ReactNode
  decisions: readonly Decision[]
  reopen: {
    label: string
    route: typeof reopenDifferences | typeof reopenClaims
    when: (row: PayDifference) => boolean
  }
}

const oneOf = ({ id, version }: PayDifference): Chosen => ({ ids: [id], version })

/** Differences or claims: a row opens its details beside the list, with the decisions that are possible. */
export function DifferenceTable<Row extends PayDifference>({ decisions, reopen, ...list }: Props<Row>) {
  const text = useDifferenceText()
  const mayCall = useMayCall()
  const [open, setOpen] = useState<{ Dialog: Dialog; chosen: Chosen }>()
  const opened = useOpenedRow({
    name: 'difference',
    state: list.state,
    ...useRows<PayDifference>(list.route, list.state, {}),
  })
  const takeBack = useReopen(reopen.route)
  const ask =
    ({ dialog }: Decision) =>
    (ids: number[], clear: () => void, report: ReportOutcomes) =>
      setOpen({ Dialog: dialog, chosen: { ids, clear, report } })
  const actions: RowAction<PayDifference>[] = [
    ...decisions.map(({ dialog, ...decision }) => ({
      ...decision,
      onClick: (row: PayDifference) => setOpen({ Dialog: dialog, chosen: oneOf(row) }),
    })),
    {
      ...reopen,
      icon: <IconArrowBackUp size={17} />,
      onClick: (row) => void takeBack(oneOf(row)),
    },
  ]
  const { row } = opened
  const offered = actions.filter(({ route, when }) => row && when?.(row) && (!route || mayCall(route)))
  return (
    <>
      <DataTable
        {...(list as never as { route: typeof list.route; columns: Column<never>[] })}
        name={list.name}
        label={list.label}
        onRowClick={opened.open as never}
        opened={opened.key}
        bulk={decisions.map((decision) => ({ ...decision, onChosen: ask(decision) }))}
        actions={
          [
            { label: text.details, icon: <IconListDetails size={17} />, onClick: opened.open },
            ...actions,
          ] as never
        }
      />
      <DifferenceDrawer
        opened={opened}
        actions={
          row &&
          offered.length > 0 &&
          offered.map(({ label, icon, onClick }) => (
            <Button key={label} variant="default" leftSection={icon} onClick={() => onClick(row)}>
              {label}
            </Button>
          ))
        }
      />
      {open && <open.Dialog chosen={open.chosen} onClose={() => setOpen(undefined)} />}
    </>
  )
}
