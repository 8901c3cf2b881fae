import { Stack, Text, TextInput } from '@mantine/core'
import { EmployeePicker } from '#features/employees/web/index.ts'
import { formatDate, todayInLaos } from '#kit/contract/days.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import type { SharedFields } from '#kit/web/form/shared-fields.ts'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useWarned, WarnedSend } from '#kit/web/form/WarnedSend.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { addPin, type EmployeePin, type PinWarning, updatePin } from '../../contract/pins.ts'
import { PIN_TEXTS } from '../../locales/pins.ts'
import { useAttendanceText } from '../text.ts'
import { usePinWords } from './pin-words.ts'

interface NewPin {
  employeeId?: number
  pin?: string
  /** The day of the first line that waits for the PIN. */
  firstDay?: string
}

interface Props {
  /** A stored PIN to change, or the known values of a new one. */
  of: EmployeePin | NewPin
  onClose: () => void
}

const isStored = (pin: EmployeePin | NewPin): pin is EmployeePin => 'version' in pin

/** Gives an employee a PIN from a day on, or changes one. */
export function PinDialog({ of, onClose }: Props) {
  return isStored(of) ? <ChangePin pin={of} onClose={onClose} /> : <GivePin known={of} onClose={onClose} />
}

/** Tells how many waiting lines became scans. */
function useDone(onClose: () => void) {
  const text = useAttendanceText().pins
  return (matched: number) => {
    void toastSuccess(matched > 0 ? text.matched(formatNumber(matched, 0)) : 'saved')
    onClose()
  }
}

function GivePin({ known, onClose }: { known: NewPin; onClose: () => void }) {
  const text = useAttendanceText().pins
  const add = useMutate(addPin)
  const done = useDone(onClose)
  const { warn, ...warned } = useWarned<PinWarning>()
  const form = useContractForm(
    addPin.body,
    {
      employee_id: known.employeeId ?? null,
      pin: known.pin ?? '',
      first_day: known.firstDay ?? todayInLaos(),
      last_day: null,
    },
    { record: known.pin ?? known.employeeId },
  )
  async function send(body: Parameters<typeof add.mutateAsync>[0]['body']): Promise<void> {
    const { pin, matched, warnings } = (await add.mutateAsync({ body })).data
    if (!pin) return warn(warnings, () => send({ ...body, confirmed: true }))
    done(matched)
  }
  const input = form.fields.getInputProps
  return (
    <EditModal opened onClose={onClose} title={text.give}>
      <Form form={form} route={addPin} onCancel={onClose} onSubmit={send}>
        <Stack gap="md">
          {known.employeeId === undefined && (
            <EmployeePicker label={text.employee} withAsterisk autoFocus {...input('employee_id')} />
          )}
          <PinFields fields={form.fields} />
          <Text size="sm" c="dimmed">
            {text.giveHint}
          </Text>
        </Stack>
      </Form>
      <PinWarnings {...warned} />
    </EditModal>
  )
}

function ChangePin({ pin: stored, onClose }: { pin: EmployeePin; onClose: () => void }) {
  const text = useAttendanceText().pins
  const update = useMutate(updatePin)
  const done = useDone(onClose)
  const { warn, ...warned } = useWarned<PinWarning>()
  const { id, pin, first_day, last_day, version } = stored
  const form = useContractForm(updatePin.body, { pin, first_day, last_day, version }, { record: id })
  async function send(body: Parameters<typeof update.mutateAsync>[0]['body']): Promise<void> {
    const answer = (await update.mutateAsync({ params: { id }, body })).data
    if (!answer.pin) return warn(answer.warnings, () => send({ ...body, confirmed: true }))
    done(answer.matched)
  }
  return (
    <EditModal opened onClose={onClose} title={`${text.change} · ${stored.employee_name}`}>
      <Form form={form} route={updatePin} onCancel={onClose} onSubmit={send}>
        <Stack gap="md">
          <PinFields fields={form.fields} />
          <Text size="sm" c="dimmed">
            {text.changeHint}
          </Text>
        </Stack>
      </Form>
      <PinWarnings {...warned} />
    </EditModal>
  )
}

interface PinValues {
  pin: string
  first_day: string | null
  last_day: string | null
}

function PinFields({ fields }: { fields: SharedFields<PinValues> }) {
  const input = fields.getInputProps
  const text = useAttendanceText().pins
  const word = usePinWords()
  return (
    <FieldGrid columns={3}>
      <TextInput
        label={word(PIN_TEXTS.pin)}
        withAsterisk
        maxLength={30}
        autoComplete="off"
        className="figures"
        {...input('pin')}
      />
      <DateField label={word(PIN_TEXTS.firstDay)} withAsterisk {...input('first_day')} />
      <DateField label={word(PIN_TEXTS.lastDay)} description={text.openEnded} {...input('last_day')} />
    </FieldGrid>
  )
}

/** The warnings before a PIN is stored, with a button that stores anyway. */
export function PinWarnings(warned: Pick<ReturnType<typeof useWarned<PinWarning>>, 'warned' | 'close'>) {
  const text = useAttendanceText().pins
  return (
    <WarnedSend
      {...warned}
      title={text.warnTitle}
      confirmLabel={text.warnAnyway}
      sentence={(warning) =>
        warning.code === 'in_locked_run'
          ? text.lockedRun(warning.run, formatDate(warning.date))
          : text.numberOfOther(`${warning.emp_number} · ${warning.employee_name}`)
      }
    />
  )
}
