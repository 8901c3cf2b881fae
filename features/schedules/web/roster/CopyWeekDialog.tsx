import { Checkbox, NumberInput, Select, Stack, Text } from '@mantine/core'
import { addDays, formatDate, weekdayOf } from '#kit/contract/days.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { copyRosterWeek, MAX_COPIED_WEEKS } from '../../contract/roster-plan.ts'
import { useRosterText } from './text.ts'

interface Props {
  range: { from: string; to: string }
  /** Null: everybody. */
  employeeIds: number[] | null
  shown: number
  onClose: () => void
}

/** The Mondays of the weeks that have days in the range. */
function mondaysOf({ from, to }: Props['range']): string[] {
  const mondays: string[] = []
  for (let day = addDays(from, 1 - weekdayOf(from)); day <= to; day = addDays(day, 7)) mondays.push(day)
  return mondays
}

/** Copies a week of the board to the weeks after it, as drafts. */
export function CopyWeekDialog({ range, employeeIds, shown, onClose }: Props) {
  const text = useRosterText()
  const copy = useMutate(copyRosterWeek)
  const mondays = mondaysOf(range)
  const form = useContractForm(copyRosterWeek.body, {
    from: mondays[0] as string,
    weeks: 1 as number | '',
    employee_ids: employeeIds,
    replace: false,
  })
  const input = form.fields.getInputProps
  return (
    <EditModal opened onClose={onClose} title={text.copyWeek}>
      <Form
        form={form}
        submitLabel={text.copy}
        onCancel={onClose}
        onSubmit={async (body) => {
          const { data } = await copy.mutateAsync({ body })
          void toastSuccess(text.filled(formatNumber(data.cells, 0), formatNumber(data.kept, 0)))
          onClose()
        }}
      >
        <Stack gap="md">
          <FieldGrid>
            <Select
              label={text.week}
              allowDeselect={false}
              data={mondays.map((day) => ({
                value: day,
                label: text.weekOf(formatDate(day), formatDate(addDays(day, 6))),
              }))}
              {...input('from')}
            />
            <NumberInput label={text.toWeeks} min={1} max={MAX_COPIED_WEEKS} {...input('weeks')} />
          </FieldGrid>
          <Checkbox label={text.replace} {...form.fields.getInputProps('replace', { type: 'checkbox' })} />
          <Text size="sm" c="dimmed">
            {employeeIds ? `${text.copyText} ${text.onlyShown(formatNumber(shown, 0))}` : text.copyText}
          </Text>
        </Stack>
      </Form>
    </EditModal>
  )
}
