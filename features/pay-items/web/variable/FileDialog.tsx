import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { AnswerOf } from '#kit/contract/route.ts'
import { ApiError } from '#kit/web/api-error.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { useErrorText } from '#kit/web/feedback/error-text.ts'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { upload } from '#kit/web/files.ts'
import { FileDrop } from '#kit/web/form/FileDrop.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { RowErrors } from '#kit/web/import/RowErrors.tsx'
import { useMutate } from '#kit/web/query.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { readVariableSheet, saveVariablePay, type VariableDifference } from '../../contract.ts'
import { usePayItemText } from '../text.ts'

type Compared = AnswerOf<typeof readVariableSheet>['data']

/** The differences between an Excel file and the amounts of a month, before they are saved. */
export function FileDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const text = usePayItemText().variable
  const words = useKitText()
  const errorText = useErrorText()
  const [file, setFile] = useState<File | null>(null)
  const [compared, setCompared] = useState<Compared>()
  const [error, setError] = useState<string>()
  const [isReading, setReading] = useState(false)
  const [withRemovals, setRemovals] = useState(true)
  const save = useMutate(saveVariablePay)
  const differences = (compared?.differences ?? []).filter(({ after }) => withRemovals || after !== null)

  async function read(chosen: File | null) {
    setFile(chosen)
    setError(undefined)
    setCompared(undefined)
    if (!chosen) return
    setReading(true)
    await upload(readVariableSheet, { file: chosen, query: { month } }).then(
      ({ data }) => setCompared(data),
      (thrown) => setError(errorText(thrown)),
    )
    setReading(false)
  }

  async function send() {
    const cells = differences.map(({ emp_number, item_id, after, version }) => ({
      ...{ emp_number, item_id, amount: after, version },
    }))
    try {
      const { data } = await save.mutateAsync({ body: { month, cells } })
      void toastSuccess(text.saved(String(data.saved + data.removed)))
      onClose()
    } catch (thrown) {
      const [reason] = thrown instanceof ApiError ? Object.values(thrown.fields).flat() : []
      toastError(reason ? new Error(reason) : thrown)
    }
  }

  return (
    <EditModal opened onClose={onClose} title={text.upload}>
      <Stack gap="md">
        <Text size="sm">{text.uploadHint}</Text>
        <FileDrop
          value={file}
          onChange={(chosen) => void read(chosen)}
          maxSize={readVariableSheet.upload.maxBytes}
          loading={isReading}
        />
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        {compared && (
          <Preview
            compared={compared}
            differences={differences}
            withRemovals={withRemovals}
            onRemovals={setRemovals}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.action.cancel}
          </Button>
          <Button loading={save.isPending} disabled={differences.length === 0} onClick={() => void send()}>
            {text.save(formatNumber(differences.length, 0))}
          </Button>
        </Group>
      </Stack>
    </EditModal>
  )
}

interface PreviewProps {
  compared: Compared
  differences: readonly VariableDifference[]
  withRemovals: boolean
  onRemovals: (withRemovals: boolean) => void
}

function Preview({ compared, differences, withRemovals, onRemovals }: PreviewProps) {
  const text = usePayItemText().variable
  const removals = compared.differences.filter(({ after }) => after === null).length
  const amount = (value: number | null) => (value === null ? '–' : <Money kip={value} />)
  return (
    <>
      <Text size="sm" aria-live="polite">
        {text.compared(formatNumber(compared.differences.length, 0), formatNumber(compared.unchanged, 0))}
        {compared.ignored_columns.length > 0 && ` ${text.ignored(compared.ignored_columns.join(', '))}`}
      </Text>
      {removals > 0 && (
        <Checkbox
          label={text.removals(formatNumber(removals, 0))}
          checked={withRemovals}
          onChange={(event) => onRemovals(event.currentTarget.checked)}
        />
      )}
      {compared.errors.length > 0 && <RowErrors errors={compared.errors} />}
      {differences.length > 0 && (
        <RowsTable
          rows={differences}
          rowKey={({ emp_number, item_id }) => `${emp_number} ${item_id}`}
          label={text.differences}
          maxHeight="320px"
          columns={[
            { key: 'emp_number', title: text.sample, width: 100 },
            { key: 'employee_name', title: text.employee, primary: true },
            { key: 'item', title: text.item },
            { key: 'before', title: text.before, align: 'end', cell: ({ before }) => amount(before) },
            { key: 'after', title: text.after, align: 'end', cell: ({ after }) => amount(after) },
          ]}
        />
      )}
    </>
  )
}
