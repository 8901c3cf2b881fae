import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '#kit/web/api-error.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useMutate } from '#kit/web/query.ts'
import { saveVariablePay, type VariableItem } from '../../contract.ts'
import { readPastedAmounts } from '../../domain/pasted-amounts.ts'
import { usePayItemText } from '../text.ts'

interface Props {
  month: string
  items: readonly VariableItem[]
  onClose: () => void
}

/** Amounts from Excel: employee numbers in the first column, names of items in the first row. */
export function PasteDialog({ month, items, onClose }: Props) {
  const text = usePayItemText().variable
  const words = useKitText()
  const [pasted, setPasted] = useState('')
  const [faults, setFaults] = useState<string[]>([])
  const save = useMutate(saveVariablePay)
  const read = readPastedAmounts(pasted, items)
  const unreadable = read.unreadable.map(({ row, text: cell }) => text.unreadable(String(row), cell))
  const sheetFaults = pasted === '' ? [] : [...(read.hasNoHeading ? [text.noHeading] : []), ...unreadable]

  async function send() {
    setFaults([])
    try {
      const { data } = await save.mutateAsync({ body: { month, cells: read.cells } })
      void toastSuccess(text.saved(String(data.saved + data.removed)))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) return toastError(error)
      const reasons = Object.entries(error.fields).map(([path, [reason = '']]) => {
        const cell = read.cells[Number(path.split('.')[1])]
        return `${cell?.emp_number ?? path}: ${reason}`
      })
      setFaults([...new Set(reasons)])
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
          placeholder={[text.sample, ...items.map(({ name }) => name)].join('   ')}
          onChange={(event) => {
            setPasted(event.currentTarget.value)
            setFaults([])
          }}
        />
        {pasted !== '' && (
          <Text size="sm" aria-live="polite">
            {text.found(String(read.cells.length))}
            {read.unknownColumns.length > 0 && ` ${text.ignored(read.unknownColumns.join(', '))}`}
          </Text>
        )}
        {[...sheetFaults, ...faults].length > 0 && (
          <Alert color="red" role="alert">
            {[...sheetFaults, ...faults].slice(0, 20).map((fault) => (
              <div key={fault}>{fault}</div>
            ))}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.action.cancel}
          </Button>
          <Button
            loading={save.isPending}
            disabled={read.cells.length === 0 || sheetFaults.length > 0}
            onClick={() => void send()}
          >
            {words.action.save}
          </Button>
        </Group>
      </Stack>
    </EditModal>
  )
}
