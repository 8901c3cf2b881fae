import { Alert, Button, Group, SimpleGrid, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { XLSX } from '#kit/contract/file-types.ts'
import type { MasterData } from '#kit/contract/master-data.ts'
import { type ImportReport, MAX_IMPORT_BYTES } from '#kit/contract/master-data-routes.ts'
import { EditModal } from '../feedback/dialogs.tsx'
import { useErrorText } from '../feedback/error-text.ts'
import { toastSuccess } from '../feedback/toast.ts'
import { upload } from '../files.ts'
import { FileDrop } from '../form/FileDrop.tsx'
import { formatNumber } from '../format.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { useLanguage } from '../i18n/language.ts'
import { refresh } from '../query.ts'
import { useListText } from './text.ts'

interface Props {
  list: MasterData
  onClose: () => void
}

/** Imports an Excel file: checks it, displays invalid rows, then saves. */
export function ImportDialog({ list, onClose }: Props) {
  const text = useListText()
  const words = useKitText()
  const language = useLanguage()
  const errorText = useErrorText()
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<ImportReport>()
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function send(chosen: File | null, commit: boolean) {
    setFile(chosen)
    setError(undefined)
    if (!chosen) return setReport(undefined)
    const body = new FormData()
    body.set('file', chosen)
    setSending(true)
    try {
      const query = commit ? { commit: 'true' } : {}
      const { data } = await upload(list.routes.importFile, { file: body, query })
      if (commit) return finish(data)
      setReport(data)
    } catch (thrown) {
      setError(errorText(thrown))
    } finally {
      setSending(false)
    }
  }

  function finish({ added, changed }: ImportReport) {
    void refresh()
    void toastSuccess(text.imported(added + changed))
    onClose()
  }

  const count = report ? report.added + report.changed : 0
  return (
    <EditModal opened onClose={onClose} title={text.importTitle(list[language])}>
      <Stack gap="md">
        <Text c="dimmed">{text.importHint}</Text>
        <FileDrop
          value={file}
          onChange={(chosen) => void send(chosen, false)}
          maxSize={MAX_IMPORT_BYTES}
          accept={[XLSX]}
          loading={isSending}
        />
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        {report && <Report report={report} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={isSending}>
            {words.action.cancel}
          </Button>
          {report && (
            <Button disabled={count === 0} loading={isSending} onClick={() => void send(file, true)}>
              {count === 0 ? text.nothingToImport : text.importRows(count)}
            </Button>
          )}
        </Group>
      </Stack>
    </EditModal>
  )
}

function Report({ report }: { report: ImportReport }) {
  const text = useListText()
  const counts = [
    [text.added, report.added],
    [text.changed, report.changed],
    [text.same, report.same],
    [text.bad, report.bad.length],
  ] as const
  return (
    <Stack gap="sm">
      <SimpleGrid cols={4} spacing="sm">
        {counts.map(([label, value]) => (
          <div key={label}>
            <Text size="sm" c="dimmed">
              {label}
            </Text>
            <Text fw={600} className="figures">
              {formatNumber(value, 0)}
            </Text>
          </div>
        ))}
      </SimpleGrid>
      {report.bad.length > 0 && (
        <Alert color="red" title={text.badHint}>
          <Table.ScrollContainer minWidth={380} maxHeight={240}>
            <Table>
              <Table.Tbody>
                {report.bad.map((bad) => (
                  <Table.Tr key={bad.row}>
                    <Table.Td style={{ whiteSpace: 'nowrap' }}>
                      {text.row} {bad.row}
                    </Table.Td>
                    <Table.Td>{bad.label}</Table.Td>
                    <Table.Td>{bad.errors.join('; ')}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </Alert>
      )}
    </Stack>
  )
}
