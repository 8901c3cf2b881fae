import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { todayInLaos } from '#kit/contract/days.ts'
import { ApiError } from '#kit/web/api-error.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useMutate } from '#kit/web/query.ts'
import { importSalaryAdjustments, type RaiseWarning } from '../../contract.ts'
import { readPastedAdjustments } from '../../domain/pasted-adjustments.ts'
import { RaiseWarnings } from './RaiseWarnings.tsx'
import { useAdjustmentText } from './text.ts'

/** Salary adjustments from Excel: all or none, with errors by row. */
export function PasteAdjustments({ onClose }: { onClose: () => void }) {
  const text = useAdjustmentText()
  const words = useKitText()
  const [pasted, setPasted] = useState('')
  const [faults, setFaults] = useState<string[]>([])
  const [warnings, setWarnings] = useState<readonly RaiseWarning[]>([])
  const store = useMutate(importSalaryAdjustments)
  const { rows, unreadable } = readPastedAdjustments(pasted, todayInLaos())
  const all = [
    ...unreadable.map(({ line, unclear }) =>
      unclear ? text.unclear(String(line), unclear) : text.unreadable(String(line)),
    ),
    ...faults,
  ]

  async function send() {
    setFaults([])
    try {
      const { data } = await store.mutateAsync({ body: { rows, confirmed: warnings.length > 0 } })
      if (data.recorded === null) return setWarnings(data.warnings)
      void toastSuccess(text.stored(formatNumber(data.recorded, 0)))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) return toastError(error)
      setFaults(
        Object.entries(error.fields).map(([path, [reason = '']]) => {
          const row = rows[Number(path.split('.')[1])]
          return `${row?.emp_number ?? path}: ${reason}`
        }),
      )
    }
  }

  return (
    <EditModal opened onClose={onClose} title={text.paste}>
      <Stack gap="md">
        <Text size="sm">{text.pasteHint}</Text>
        <Textarea
          aria-label={text.paste}
          rows={8}
          autoFocus
          value={pasted}
          onChange={(event) => {
            setPasted(event.currentTarget.value)
            setFaults([])
            setWarnings([])
          }}
        />
        {pasted !== '' && (
          <Text size="sm" aria-live="polite">
            {text.found(formatNumber(rows.length, 0))}
          </Text>
        )}
        <RaiseWarnings warnings={warnings} />
        {all.length > 0 && (
          <Alert color="red" role="alert">
            {all.slice(0, 20).map((fault) => (
              <div key={fault}>{fault}</div>
            ))}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.action.cancel}
          </Button>
          <Button
            loading={store.isPending}
            disabled={rows.length === 0 || unreadable.length > 0}
            onClick={() => void send()}
          >
            {warnings.length > 0 ? text.storeAnyway : words.action.save}
          </Button>
        </Group>
      </Stack>
    </EditModal>
  )
}
