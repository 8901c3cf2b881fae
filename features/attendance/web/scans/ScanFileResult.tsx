import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconDownload, IconList } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useErrorMessage } from '#kit/web/error-texts.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { ProgressPanel } from '#kit/web/feedback/ProgressPanel.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { refresh, useRoute } from '#kit/web/query.ts'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { downloadScanFileErrors, listScanFiles, type ScanFile, showScanFile } from '../../contract.ts'
import { SCAN_LINE_REASONS } from '../../locales/reasons.ts'
import { useAttendanceText } from '../text.ts'
import { ColumnMapping } from './ColumnMapping.tsx'
import { ScanFileCounts } from './ScanFileCounts.tsx'
import { UnmatchedOfFile } from './UnmatchedOfFile.tsx'

const POLL = 700
const whole = (count: number) => formatNumber(count, 0)

/** The progress and the result of a file. */
export function ScanFileResult({ id, onDiscarded }: { id: number; onDiscarded: () => void }) {
  const text = useAttendanceText().scans
  const answer = useRoute(showScanFile, { params: { scan_file_id: id } })
  const file = answer.data?.data
  const reason = useErrorMessage(file?.error_code)
  const isReading = file?.status === 'reading'
  useRoute(showScanFile, { params: { scan_file_id: id } }, { enabled: isReading, every: POLL })
  useEffect(() => {
    if (!isReading) return
    return () => void refresh([listScanFiles])
  }, [isReading])
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  if (!file) return <TableWaiting />
  return (
    <Stack gap="lg">
      <Text fw={600} className="name">
        {file.file_name}
      </Text>
      {isReading && (
        <ProgressPanel title={text.reading} state="running" done={file.done_count} total={file.line_count} />
      )}
      {file.status === 'failed' && <Alert color="red">{reason ?? text.fileStatus.failed}</Alert>}
      {file.status === 'unclear' && file.question && (
        <ColumnMapping file={file} question={file.question} onDiscarded={onDiscarded} />
      )}
      {file.status === 'done' && <ScanFileCounts file={file} />}
      {file.unmatched.length > 0 && <UnmatchedOfFile file={file} />}
      {file.bad_lines.length > 0 && <BadLines file={file} />}
      {file.status === 'done' && file.bad_count === 0 && file.unmatched_count === 0 && (
        <Alert color="leaf">{text.noBad}</Alert>
      )}
      {file.stored_count > 0 && (
        <div>
          <Button
            component={Link}
            to={href('deviceScan.index', {}, { tab: 'scans', scan_file_id: file.id })}
            variant="default"
            leftSection={<IconList size={18} />}
          >
            {text.showScans}
          </Button>
        </div>
      )}
    </Stack>
  )
}

function BadLines({ file }: { file: ScanFile }) {
  const text = useAttendanceText().scans
  const language = useLanguage()
  const title = text.badLines(whole(file.bad_count))
  const fetchFile = () => download(downloadScanFileErrors, { params: { scan_file_id: file.id } })
  return (
    <section>
      <Group justify="space-between" align="flex-end" mb="xs" gap="sm">
        <div>
          <Title order={3} size="h4">
            {title}
          </Title>
          {file.bad_count > file.bad_lines.length && (
            <Text size="sm" c="dimmed">
              {text.badCut}
            </Text>
          )}
        </div>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          onClick={() => void fetchFile().catch(toastError)}
        >
          {text.badFile}
        </Button>
      </Group>
      <RowsTable
        rows={file.bad_lines}
        rowKey={(row) => row.line}
        label={title}
        maxHeight="320px"
        columns={[
          { key: 'line', title: text.line, align: 'end', width: 90 },
          { key: 'text', title: text.text, cell: (row) => <code>{row.text}</code> },
          {
            key: 'reason',
            title: text.reason,
            primary: true,
            cell: (row) => SCAN_LINE_REASONS[row.reason][language],
          },
        ]}
      />
    </section>
  )
}
