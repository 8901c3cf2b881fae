import {
  Alert,
  Button,
  Group,
  NumberInput,
  SegmentedControl,
  Select,
  Stack,
  Table,
  Text,
} from '@mantine/core'
import { useState } from 'react'
import { toastError } from '#kit/web/feedback/toast.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { useMutate } from '#kit/web/query.ts'
import { type ScanFileQuestion, ScanLayout } from '../../contract/scan-layout.ts'
import { discardScanFile, mapScanFile, type ScanFile } from '../../contract.ts'
import { splitFields } from '../../domain/split-fields.ts'
import { useAttendanceText } from '../text.ts'
import { LayoutPreview } from './LayoutPreview.tsx'

const DELIMITERS = ScanLayout.shape.delimiter.options
const SHOWN_ROWS = 6

interface Props {
  file: ScanFile
  question: ScanFileQuestion
  onDiscarded: () => void
}

/** Asks where the columns of a file are, or in which order day and month are, with a preview of the scans. */
export function ColumnMapping({ file, question, onDiscarded }: Props) {
  const text = useAttendanceText().mapping
  const [layout, setLayout] = useState<ScanLayout>(question.layout)
  // The order of an ambiguous date is never preselected.
  const [order, setOrder] = useState<ScanLayout['order'] | ''>('')
  const map = useMutate(mapScanFile, { onError: toastError })
  const discard = useMutate(discardScanFile, { onError: toastError, onSuccess: onDiscarded })
  const params = { scan_file_id: file.id }
  const change = (part: Partial<ScanLayout>) => setLayout({ ...layout, ...part })
  const rows = question.lines.slice(layout.skip).map((line) => splitFields(line, layout.delimiter))
  const isOrderOnly = question.why === 'order'
  return (
    <Stack gap="md">
      <Alert color="champa" title={isOrderOnly ? text.orderTitle : text.columnsTitle}>
        {isOrderOnly ? text.orderText : text.columnsText}
      </Alert>
      {!isOrderOnly && (
        <>
          <FieldGrid columns={3}>
            <Select
              label={text.delimiter}
              allowDeselect={false}
              data={DELIMITERS.map((value) => ({ value, label: text.delimiters[value] }))}
              value={layout.delimiter}
              onChange={(value) => value && change({ delimiter: value as ScanLayout['delimiter'] })}
            />
            <NumberInput
              label={text.skip}
              min={0}
              max={Math.max(0, question.lines.length - 1)}
              value={layout.skip}
              onChange={(value) => change({ skip: Number(value) || 0 })}
            />
          </FieldGrid>
          <RawTable rows={rows.slice(0, SHOWN_ROWS)} />
          <Columns layout={layout} width={Math.max(2, ...rows.map((row) => row.length))} change={change} />
        </>
      )}
      <div>
        <Text fw={600} size="sm" mb={4} id="date-order">
          {text.order}
        </Text>
        <SegmentedControl
          aria-labelledby="date-order"
          value={order}
          onChange={(value) => setOrder(value as ScanLayout['order'])}
          data={(['dmy', 'mdy', 'ymd'] as const).map((value) => ({ value, label: text.orders[value] }))}
        />
      </div>
      <LayoutPreview lines={question.lines} layout={{ ...layout, order: order || layout.order }} />
      <Group justify="space-between" gap="sm">
        <Button
          variant="subtle"
          color="red"
          c="var(--mantine-color-error)"
          loading={discard.isPending}
          onClick={() => discard.mutate({ params })}
        >
          {text.discard}
        </Button>
        <Button
          disabled={order === ''}
          loading={map.isPending}
          onClick={() => order && map.mutate({ params, body: { layout: { ...layout, order } } })}
        >
          {text.read}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {text.remembered}
      </Text>
    </Stack>
  )
}

/** The first lines of the file in columns, with their numbers. */
function RawTable({ rows }: { rows: readonly string[][] }) {
  const text = useAttendanceText().mapping
  const width = Math.max(0, ...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) => at)
  return (
    <Table.ScrollContainer minWidth={0} role="region" aria-label={text.lines}>
      <Table withTableBorder withColumnBorders fz="sm">
        <Table.Thead>
          <Table.Tr>
            {columns.map((at) => (
              <Table.Th key={at} className="figures">
                {at + 1}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key and do not move
            <Table.Tr key={line}>
              {columns.map((at) => (
                <Table.Td key={at} style={{ whiteSpace: 'nowrap' }}>
                  {row[at] ?? ''}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

interface ColumnsProps {
  layout: ScanLayout
  width: number
  change: (part: Partial<ScanLayout>) => void
}

/** Which column is the PIN, the date, the time and the kind. */
function Columns({ layout, width, change }: ColumnsProps) {
  const text = useAttendanceText().mapping
  const columns = Array.from({ length: width }, (_, at) => ({
    value: String(at),
    label: text.column(String(at + 1)),
  }))
  const optional = (name: 'time' | 'kind', label: string, none: string) => (
    <Select
      label={label}
      allowDeselect={false}
      data={[{ value: '', label: none }, ...columns]}
      value={layout[name] === null ? '' : String(layout[name])}
      onChange={(value) => change({ [name]: value === null || value === '' ? null : Number(value) })}
    />
  )
  const required = (name: 'pin' | 'day', label: string) => (
    <Select
      label={label}
      allowDeselect={false}
      data={columns}
      value={String(layout[name])}
      onChange={(value) => value !== null && change({ [name]: Number(value) })}
    />
  )
  return (
    <FieldGrid columns={4}>
      {required('pin', text.pin)}
      {required('day', text.day)}
      {optional('time', text.time, text.inDay)}
      {optional('kind', text.kind, text.noKind)}
    </FieldGrid>
  )
}
