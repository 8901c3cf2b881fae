import { Stack, Title } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { useMayCall } from '#kit/web/access.ts'
import { ViewModal } from '#kit/web/feedback/dialogs.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { formatInstant, formatNumber } from '#kit/web/format.ts'
import { refresh } from '#kit/web/query.ts'
import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { listScanFiles, type ScanFile, uploadScanFile } from '../../contract.ts'
import { useAttendanceText } from '../text.ts'
import { ScanFileResult } from './ScanFileResult.tsx'
import { ScanFileUpload } from './ScanFileUpload.tsx'

const TONES: Record<ScanFile['status'], Tone> = {
  reading: 'wait',
  done: 'good',
  failed: 'bad',
  unclear: 'wait',
}
const whole = (count: number) => <span className="figures">{formatNumber(count, 0)}</span>

/** The upload, and the earlier files. An open file is in the address (`?file=7`). */
export function ScanFiles() {
  const text = useAttendanceText().scans
  const mayUpload = useMayCall()(uploadScanFile)
  const [address, setAddress] = useSearchParams()
  const state = useListState({ name: 'scan-files', sort: '-created_at' })
  const opened = Number(address.get('file')) || undefined
  const open = (id: number | undefined) =>
    setAddress((current) => {
      if (id) current.set('file', String(id))
      else current.delete('file')
      return new URLSearchParams(current)
    })
  return (
    <Stack gap="lg">
      {mayUpload && (
        <ScanFileUpload
          onUploaded={(file) => {
            void refresh([listScanFiles])
            open(file.id)
          }}
        />
      )}
      <section>
        <Title order={2} size="h3" mb="xs">
          {text.files}
        </Title>
        <DataTable
          route={listScanFiles}
          name="scan-files"
          label={text.files}
          state={state}
          onRowClick={(row) => open(row.id)}
          empty={<EmptyState title={text.noFiles} {...(mayUpload && { text: text.dropHint })} />}
          columns={[
            { key: 'file_name', title: text.file, primary: true },
            { key: 'created_at', title: text.when, cell: (row) => formatInstant(row.created_at) },
            { key: 'created_by', title: text.by },
            {
              key: 'status',
              title: text.status,
              cell: (row) => (
                <StatusBadge tone={TONES[row.status]}>{text.fileStatus[row.status]}</StatusBadge>
              ),
            },
            { key: 'line_count', title: text.lines, align: 'end', cell: (row) => whole(row.line_count) },
            { key: 'stored_count', title: text.stored, align: 'end', cell: (row) => whole(row.stored_count) },
            {
              key: 'repeated_count',
              title: text.repeated,
              align: 'end',
              cell: (row) => whole(row.repeated_count),
            },
            {
              key: 'unmatched_count',
              title: text.unmatched,
              align: 'end',
              cell: (row) => whole(row.unmatched_count),
            },
            { key: 'bad_count', title: text.bad, align: 'end', cell: (row) => whole(row.bad_count) },
          ]}
        />
      </section>
      <ViewModal opened={opened !== undefined} onClose={() => open(undefined)} title={text.result}>
        {opened && <ScanFileResult id={opened} onDiscarded={() => open(undefined)} />}
      </ViewModal>
    </Stack>
  )
}
