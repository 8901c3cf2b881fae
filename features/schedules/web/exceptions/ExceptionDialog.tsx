import { Alert, Stack, Text, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { listEmployees } from '#features/employees/contract.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { SelectManyFromList } from '#kit/web/form/SelectFromList.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useMutate } from '#kit/web/query.ts'
import {
  addRestDayExceptions,
  type RestDayException,
  updateRestDayException,
} from '../../contract/rest-day-exceptions.ts'
import { TouchedRuns, useTouched } from '../TouchedRuns.tsx'
import { useScheduleText } from '../text.ts'

interface Props {
  restDayId: number
  /** Undefined: employees are added. */
  edited: RestDayException | undefined
  /** The rest day is a public holiday. */
  isHoliday: boolean
  onClose: () => void
}

/** Makes the dates of a rest day working days for employees, or changes the days of one of them. */
export function ExceptionDialog({ edited, isHoliday, onClose, ...props }: Props) {
  const text = useScheduleText()
  const words = useKitText()
  const title = edited ? `${words.action.edit} · ${edited.employee_name}` : text.addExceptions
  return (
    <EditModal opened onClose={onClose} title={title}>
      <Stack gap="md">
        {isHoliday && (
          <Alert color="yellow" icon={<IconAlertTriangle size={18} />}>
            {text.onPublicHoliday}
          </Alert>
        )}
        {edited ? (
          <EditForm {...props} edited={edited} onClose={onClose} />
        ) : (
          <AddForm {...props} onClose={onClose} />
        )}
      </Stack>
    </EditModal>
  )
}

type FormProps = Pick<Props, 'restDayId' | 'onClose'>

interface NewExceptions {
  employee_ids: number[]
  first_day: string
  last_day: string | null
  remark: string
}

function AddForm({ restDayId, onClose }: FormProps) {
  const text = useScheduleText()
  const add = useMutate(addRestDayExceptions)
  const { store, ...touched } = useTouched()
  const initial: NewExceptions = { employee_ids: [], first_day: todayInLaos(), last_day: null, remark: '' }
  const form = useContractForm(addRestDayExceptions.body, initial, { record: `new ${restDayId}` })
  const params = { rest_day_id: restDayId }
  return (
    <>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={(body) =>
          store(
            (confirmed) => add.mutateAsync({ params, body: { ...body, confirmed } }),
            () => done(onClose),
          )
        }
      >
        <Stack gap="md">
          <SelectManyFromList
            label={text.employee}
            withAsterisk
            route={listEmployees}
            labelOf={({ emp_number, name, surname }) => `${emp_number} · ${name} ${surname}`.trim()}
            {...form.fields.getInputProps('employee_ids')}
          />
          <DaysFields input={form.fields.getInputProps} />
          <Text size="sm" c="dimmed">
            {text.addExceptionsText}
          </Text>
        </Stack>
      </Form>
      <TouchedRuns {...touched} />
    </>
  )
}

function EditForm({ restDayId, edited, onClose }: FormProps & { edited: RestDayException }) {
  const update = useMutate(updateRestDayException)
  const { store, ...touched } = useTouched()
  const { id, first_day, last_day, remark, version } = edited
  const initial = { first_day, last_day, remark, version }
  const form = useContractForm(updateRestDayException.body, initial, { record: id })
  const params = { rest_day_id: restDayId, exception_id: id }
  return (
    <>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={(body) =>
          store(
            (confirmed) => update.mutateAsync({ params, body: { ...body, confirmed } }),
            () => done(onClose),
          )
        }
      >
        <DaysFields input={form.fields.getInputProps} />
      </Form>
      <TouchedRuns {...touched} />
    </>
  )
}

function done(onClose: () => void) {
  void toastSuccess('saved')
  onClose()
}

/** The properties of an input of the form. */
type Input = (name: 'first_day' | 'last_day' | 'remark') => object

function DaysFields({ input }: { input: Input }) {
  const text = useScheduleText()
  return (
    <Stack gap="md">
      <FieldGrid>
        <DateField label={text.firstDay} withAsterisk {...input('first_day')} />
        <DateField label={text.lastDay} description={text.openEnded} {...input('last_day')} />
      </FieldGrid>
      <TextInput label={text.remark} maxLength={200} {...input('remark')} />
    </Stack>
  )
}
