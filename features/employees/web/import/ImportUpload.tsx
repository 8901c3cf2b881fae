import { Alert, Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { ProgressPanel } from '#kit/web/feedback/ProgressPanel.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download, upload } from '#kit/web/files.ts'
import { FileDrop } from '#kit/web/form/FileDrop.tsx'
import { formatNumber } from '#kit/web/format.ts'
import {
  downloadImportTemplate,
  type ImportBatch,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  uploadEmployees,
} from '../../contract.ts'
import classes from './import.module.css'
import { RefusedFile } from './RefusedFile.tsx'
import { useImportText } from './text.ts'

/** The template, and the place for the file. A chosen file is sent at once. */
export function ImportUpload({ onChecked }: { onChecked: (batch: ImportBatch) => void }) {
  const text = useImportText()
  const [share, setShare] = useState<number>()
  const [refused, setRefused] = useState<{ file: string; error: unknown }>()

  async function send(file: File | null) {
    if (!file) return
    setRefused(undefined)
    setShare(0)
    try {
      const answer = await upload(uploadEmployees, { file, onProgress: setShare })
      onChecked(answer.data)
    } catch (error) {
      setRefused({ file: file.name, error })
    } finally {
      setShare(undefined)
    }
  }

  return (
    <div className={classes.steps}>
      <Paper className={classes.step}>
        <Title order={2} size="h3">
          {text.step.template}
        </Title>
        <Text c="dimmed">{text.templateText}</Text>
        <div>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} />}
            onClick={() => void download(downloadImportTemplate).catch(toastError)}
          >
            {text.template}
          </Button>
        </div>
      </Paper>
      <Paper className={classes.step}>
        <Title order={2} size="h3">
          {text.step.file}
        </Title>
        <Stack gap="md" aria-live="polite">
          {share === undefined ? (
            <FileDrop
              value={null}
              onChange={(file) => void send(file)}
              maxSize={MAX_IMPORT_BYTES}
              label={text.file}
            />
          ) : (
            <ProgressPanel
              title={share < 1 ? text.sending : text.checking}
              state="running"
              {...(share < 1 ? { done: Math.round(share * 100), total: 100 } : {})}
              {...(share === 1 && { note: text.checkingNote })}
            />
          )}
          <Text c="dimmed" size="sm" mt={-8}>
            {text.limits(formatNumber(MAX_IMPORT_ROWS, 0))}
          </Text>
          {refused && (
            <Alert color="red" title={text.refused(refused.file)} role="alert">
              <RefusedFile error={refused.error} />
            </Alert>
          )}
        </Stack>
      </Paper>
    </div>
  )
}
