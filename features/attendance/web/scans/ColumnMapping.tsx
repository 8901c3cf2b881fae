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
import { onlyOrder } from '../../domain/scan-formats/only-order.ts'
import { splitFields } from '../../domain/split-fields.ts'
import { useAttendanceText } from '../text.ts'
import { LayoutPreview } from './LayoutPreview.tsx'

const DELIMITERS = ScanLayout.shape.delimiter.options
const SHOWN_ROWS = 3
/** The values stand below the choice, so that the choices are in one line. */
const BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

interface Props {
  file: ScanFile
  question: ScanFileQuestion
  onDiscarded: () => void
}

/** Asks where the columns of a file are, or in which order day and month are, with a preview of the scans. */
export function ColumnMapping({ file, question, onDiscarded }: Props) {
  const text = useAttendanceText().mapping
  const [layout, setLayout] = useState<ScanLayout>(question.layout)
  const [chosenOrder, setOrder] = useState<ScanLayout['order']>()
  const map = useMutate(mapScanFile, { onError: toastError })
  const discard = useMutate(discardScanFile, { onError: toastError, onSuccess: onDiscarded })
  const params = { scan_file_id: file.id }
  const change = (part: Partial<ScanLayout>) => setLayout({ ...layout, ...part })
  const rows = question.lines.slice(layout.skip).map((line) => splitFields(line, layout.delimiter))
  const samples = rows.filter((row) => row.some((cell) => cell.trim() !== '')).slice(0, SHOWN_ROWS)
  const headings = headingsOf(question.lines, layout)
  const isOrderOnly = question.why === 'order'
  // The order of an ambiguous date is never preselected.
  const order = chosenOrder ?? onlyOrder(question.lines, layout) ?? ''
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
          <RawTable rows={samples} headings={headings} />
          <Columns
            layout={layout}
            width={Math.max(2, headings.length, ...rows.map((row) => row.length))}
            rows={samples}
            headings={headings}
            change={change}
          />
        </>
      )}
      <div>
        <Text fw={600} size="sm" mb={4} id="date-order">
          {text.order}{' '}
          <Text span c="var(--mantine-color-error)" aria-hidden="true">
            *
          </Text>
        </Text>
        <SegmentedControl
          aria-labelledby="date-order"
          value={order}
          onChange={(value) => setOrder(value as ScanLayout['order'])}
          data={(['dmy', 'mdy', 'ymd'] as const).map((value) => ({ value, label: text.orders[value] }))}
        />
        {order === '' && (
          <Text size="sm" c="dimmed" mt={4}>
            {text.orderMissing}
          </Text>
        )}
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

/** The file's own headings: the last line before the scans. */
const headingsOf = (lines: readonly string[], { skip, delimiter }: ScanLayout): string[] =>
  splitFields(lines[skip - 1] ?? '', delimiter).map((heading) => heading.trim())

interface RawTableProps {
  rows: readonly string[][]
  headings: readonly string[]
}

/** The first lines of the file in columns, with their numbers and headings. */
function RawTable({ rows, headings }: RawTableProps) {
  const text = useAttendanceText().mapping
  const width = Math.max(headings.length, 0, ...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) => at)
  return (
    <Table.ScrollContainer minWidth={0} role="region" aria-label={text.lines}>
      <Table withTableBorder withColumnBorders fz="sm">
        <Table.Thead>
          <Table.Tr>
            {columns.map((at) => (
              <Table.Th key={at} style={{ whiteSpace: 'nowrap' }}>
                <Text component="span" c="dimmed" fz="xs" className="figures" display="block">
                  {at + 1}
                </Text>
                {headings[at] ?? ''}
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
  rows: readonly string[][]
  headings: readonly string[]
  change: (part: Partial<ScanLayout>) => void
}

/** Which column is the PIN, the date, the time and the kind, each with the first values of the chosen column. */
function Columns({ layout, width, rows, headings, change }: ColumnsProps) {
  const text = useAttendanceText().mapping
  const columns = Array.from({ length: width }, (_, at) => ({
    value: String(at),
    label: headings[at] ? text.headedColumn(String(at + 1), headings[at]) : text.column(String(at + 1)),
  }))
  const samplesOf = (at: number | null) =>
    at === null ? undefined : rows.map((row) => (row[at] ?? '').trim() || '–').join(' · ')
  const optional = (name: 'time' | 'kind', label: string, none: string) => (
    <Select
      label={label}
      description={samplesOf(layout[name])}
      inputWrapperOrder={BELOW}
      allowDeselect={false}
      data={[{ value: '', label: none }, ...columns]}
      value={layout[name] === null ? '' : String(layout[name])}
      onChange={(value) => change({ [name]: value === null || value === '' ? null : Number(value) })}
    />
  )
  const required = (name: 'pin' | 'day', label: string) => (
    <Select
      label={label}
      description={samplesOf(layout[name])}
      inputWrapperOrder={BELOW}
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
