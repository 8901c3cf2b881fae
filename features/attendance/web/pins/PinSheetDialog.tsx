import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { useErrorText } from '#kit/web/feedback/error-text.ts'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { upload } from '#kit/web/files.ts'
import { FileDrop } from '#kit/web/form/FileDrop.tsx'
import { useWarned } from '#kit/web/form/WarnedSend.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { refresh } from '#kit/web/query.ts'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { type BadPinRow, type PinWarning, uploadPins } from '../../contract/pins.ts'
import { PIN_ROW_REASONS } from '../../locales/pins.ts'
import { useAttendanceText } from '../text.ts'
import { PinWarnings } from './PinDialog.tsx'
import { usePinWords } from './pin-words.ts'

/** Gives many PINs at once: rows pasted from Excel, or a file. */
export function PinSheetDialog({ onClose }: { onClose: () => void }) {
  const { pins: text, scans } = useAttendanceText()
  const words = useKitText()
  const word = usePinWords()
  const errorText = useErrorText()
  const [pasted, setPasted] = useState('')
  const [bad, setBad] = useState<readonly BadPinRow[]>([])
  const [refused, setRefused] = useState<unknown>()
  const [isSending, setSending] = useState(false)
  const { warn, ...warned } = useWarned<PinWarning>()

  async function send(file: File, confirmed = false): Promise<void> {
    setSending(true)
    setRefused(undefined)
    try {
      const query = { confirmed: String(confirmed) }
      const { data } = await upload(uploadPins, { file, query })
      setBad(data.errors)
      if (data.is_stored) {
        await refresh()
        void toastSuccess(text.sheetDone(formatNumber(data.added, 0), formatNumber(data.matched, 0)))
        return onClose()
      }
      if (data.errors.length === 0) warn(data.warnings, () => send(file, true))
    } catch (error) {
      setRefused(error)
    } finally {
      setSending(false)
    }
  }

  const sendPasted = () => send(new File([pasted], 'pins.txt', { type: 'text/plain' }))
  return (
    <EditModal opened onClose={onClose} title={text.fromSheet}>
      <Stack gap="md">
        <Text>{text.sheetHint}</Text>
        <Textarea
          label={text.paste}
          placeholder={'1001\t1\t01/10/2026\n1002\t2\t01/10/2026'}
          autosize
          minRows={4}
          maxRows={10}
          value={pasted}
          onChange={(event) => setPasted(event.currentTarget.value)}
        />
        <FileDrop
          value={null}
          onChange={(file) => void (file && send(file))}
          maxSize={uploadPins.upload.maxBytes}
          label={text.sheetFile}
          loading={isSending}
        />
        {refused !== undefined && (
          <Alert color="red" role="alert">
            {errorText(refused)}
          </Alert>
        )}
        {bad.length > 0 && (
          <Stack gap="xs" role="alert">
            <Alert color="red">{text.sheetBad(formatNumber(bad.length, 0))}</Alert>
            <RowsTable
              rows={bad}
              rowKey={(row) => row.row}
              label={text.fromSheet}
              maxHeight="240px"
              columns={[
                { key: 'row', title: scans.line, align: 'end', width: 80 },
                { key: 'text', title: scans.text },
                {
                  key: 'reason',
                  title: scans.reason,
                  primary: true,
                  cell: (row) => word(PIN_ROW_REASONS[row.reason]),
                },
              ]}
            />
          </Stack>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.action.cancel}
          </Button>
          <Button
            loading={isSending}
            disabled={pasted.trim() === ''}
            onClick={() => void sendPasted().catch(toastError)}
          >
            {words.action.save}
          </Button>
        </Group>
      </Stack>
      <PinWarnings {...warned} />
    </EditModal>
  )
}
