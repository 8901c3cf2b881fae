import { Select, Stack, Text } from '@mantine/core'
import { z } from 'zod'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { formatNumber, weekdayName } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { showRoster } from '../../contract/roster.ts'
import { addToRoster } from '../../contract/roster-plan.ts'
import { useRosterText } from './text.ts'
import { useShiftLooks } from './use-shift-looks.ts'

interface Props {
  employeeIds: readonly number[]
  range: { from: string; to: string }
  onClose: () => void
  onDone: () => void
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const
/** Monday to Saturday. */
const WORKING_DAYS = 6
const OFF = '0'

/** The shift of each weekday, and the days: drafts for the selected employees. */
export function AddToRosterDialog({ employeeIds, range, onClose, onDone }: Props) {
  const text = useRosterText()
  const language = useLanguage()
  const add = useMutate(addToRoster)
  const answer = useRoute(showRoster, { query: { ...range, per_page: 1 } })
  const looks = useShiftLooks(answer.data?.shifts ?? NONE)
  const usable = [...looks.values()].filter(({ shift }) => shift.is_usable)
  const choices = usable.map(({ shift, code, title }) => ({
    value: String(shift.id),
    label: `${code} · ${title}`,
  }))
  const form = useContractForm(addToRoster.body.safeExtend({ all: z.number().nullable() }), {
    ...range,
    employee_ids: [...employeeIds],
    shift_ids: WEEK.map((): number | null => null),
    all: null as number | null,
  })
  const input = form.fields.getInputProps
  const week = form.fields.values.shift_ids
  const count = formatNumber(employeeIds.length, 0)
  return (
    <EditModal opened onClose={onClose} title={`${text.addChosen} · ${text.addCount(count)}`}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async ({ all: _, ...body }) => {
          const { data } = await add.mutateAsync({ body })
          void toastSuccess(text.filled(formatNumber(data.cells, 0), formatNumber(data.kept, 0)))
          onDone()
        }}
      >
        <Stack gap="md">
          <FieldGrid>
            <DateField label={text.from} withAsterisk {...input('from')} />
            <DateField label={text.to} withAsterisk {...input('to')} />
          </FieldGrid>
          <Select
            label={text.sameForAll}
            data={choices}
            searchable
            value={form.fields.values.all ? String(form.fields.values.all) : null}
            onChange={(id) => {
              const shift = id ? Number(id) : null
              form.fields.setFieldValue('all', shift)
              form.fields.setFieldValue(
                'shift_ids',
                WEEK.map((weekday) => (weekday <= WORKING_DAYS ? shift : null)),
              )
            }}
          />
          <FieldGrid columns={2}>
            {WEEK.map((weekday) => (
              <Select
                key={weekday}
                label={weekdayName(weekday, language)}
                allowDeselect={false}
                data={[{ value: OFF, label: text.off }, ...choices]}
                value={String(week[weekday - 1] ?? OFF)}
                onChange={(id) =>
                  form.fields.setFieldValue(
                    'shift_ids',
                    week.map((shift, at) => (at === weekday - 1 ? Number(id) || null : shift)),
                  )
                }
              />
            ))}
          </FieldGrid>
          <Text size="sm" c="dimmed">
            {text.addText}
          </Text>
        </Stack>
      </Form>
    </EditModal>
  )
}

const NONE: never[] = []
