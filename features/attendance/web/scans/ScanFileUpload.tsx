import { Alert, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useErrorText } from '#kit/web/feedback/error-text.ts'
import { ProgressPanel } from '#kit/web/feedback/ProgressPanel.tsx'
import { upload } from '#kit/web/files.ts'
import { FileDrop } from '#kit/web/form/FileDrop.tsx'
import { MAX_SCAN_FILE_BYTES, type ScanFile, uploadScanFile } from '../../contract.ts'
import { useAttendanceText } from '../text.ts'

/** Uploads the file of a terminal; its result is shown as soon as the server has it. */
export function ScanFileUpload({ onUploaded }: { onUploaded: (file: ScanFile) => void }) {
  const text = useAttendanceText().scans
  const errorText = useErrorText()
  const [share, setShare] = useState<number>()
  const [refused, setRefused] = useState<{ name: string; error: unknown }>()

  async function send(file: File | null) {
    if (!file) return
    setRefused(undefined)
    setShare(0)
    const form = new FormData()
    form.append('file', file)
    try {
      onUploaded((await upload(uploadScanFile, { file: form, onProgress: setShare })).data)
    } catch (error) {
      setRefused({ name: file.name, error })
    } finally {
      setShare(undefined)
    }
  }

  return (
    <Stack gap="md">
      {share === undefined ? (
        <FileDrop
          value={null}
          onChange={(file) => void send(file)}
          maxSize={MAX_SCAN_FILE_BYTES}
          label={text.drop}
        />
      ) : (
        <ProgressPanel
          title={share < 1 ? text.sending : text.reading}
          state="running"
          {...(share < 1 && { done: Math.round(share * 100), total: 100 })}
        />
      )}
      <Text c="dimmed" size="sm" mt={-8}>
        {text.dropHint}
      </Text>
      {refused && (
        <Alert color="red" title={text.refused(refused.name)} role="alert">
          {errorText(refused.error)}
        </Alert>
      )}
    </Stack>
  )
}
