import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { todayInLaos } from '#kit/contract/days.ts'
import { ViewModal } from '#kit/web/feedback/dialogs.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { formatNumber } from '#kit/web/format.ts'
import { type ReadTable, RowsOfFile } from '#kit/web/import/RowsOfFile.tsx'
import { useMutate } from '#kit/web/query.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import {
  downloadOpeningSheet,
  type ReadOpeningRow,
  readOpeningSheet,
  saveOpeningBalances,
} from '../contract.ts'
import { monthText } from './month-text.ts'
import { useOpeningBalancesText } from './text.ts'

interface ReadFile extends ReadTable {
  rows: ReadOpeningRow[]
}

/** Opening balances from Excel: the list of employees to fill in, and a preview of what an uploaded file changes. */
export function OpeningFile({ onClose }: { onClose: () => void }) {
  const text = useOpeningBalancesText()
  const [isBusy, setBusy] = useState(false)
  const save = useMutate(saveOpeningBalances)
  const year = Number(todayInLaos().slice(0, 4))
  async function fetchSheet() {
    setBusy(true)
    await download(downloadOpeningSheet, { query: { year } }).catch(toastError)
    setBusy(false)
  }
  async function send(rows: readonly ReadOpeningRow[]) {
    try {
      const body = rows.map(({ emp_number: _number, employee_name: _name, state: _state, ...row }) => row)
      const { data } = await save.mutateAsync({ body: { rows: body } })
      void toastSuccess(text.stored(formatNumber(data.added + data.corrected, 0)))
      onClose()
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <ViewModal opened onClose={onClose} title={text.file}>
      <Group mb="md">
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          loading={isBusy}
          onClick={() => void fetchSheet()}
        >
          {`${text.sheet} ${year}`}
        </Button>
      </Group>
      <RowsOfFile<ReadFile> route={readOpeningSheet} hint={text.fileHint}>
        {({ rows }, change) => {
          const changed = rows.filter(({ state }) => state !== 'unchanged')
          return (
            <>
              {rows.length > 0 && <Preview rows={rows} />}
              <Group gap="sm">
                <Button
                  loading={save.isPending}
                  disabled={changed.length === 0}
                  onClick={() => void send(changed)}
                >
                  {text.store(formatNumber(changed.length, 0))}
                </Button>
                {change}
              </Group>
            </>
          )
        }}
      </RowsOfFile>
    </ViewModal>
  )
}

function Preview({ rows }: { rows: readonly ReadOpeningRow[] }) {
  const text = useOpeningBalancesText()
  return (
    <RowsTable
      rows={rows}
      rowKey={({ employee_id, until }) => `${employee_id} ${until}`}
      label={text.rows}
      maxHeight="320px"
      columns={[
        { key: 'emp_number', title: text.number, width: 110 },
        { key: 'employee_name', title: text.employee, primary: true },
        { key: 'state', title: text.state, cell: ({ state }) => text.states[state] },
        { key: 'until', title: text.until, cell: ({ until }) => monthText(until) },
        ...(['gross', 'tax', 'net'] as const).map((key) => ({
          key,
          title: text[key],
          align: 'end' as const,
          cell: (row: ReadOpeningRow) => <Money kip={row[key]} />,
        })),
      ]}
    />
  )
}
