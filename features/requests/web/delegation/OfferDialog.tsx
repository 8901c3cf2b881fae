import { MultiSelect, Stack, TextInput } from '@mantine/core'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import { useSession } from '#kit/web/session.ts'
import { MAX_DELEGATION_DAYS, putDelegation } from '../../contract.ts'
import { ColleagueSelect } from '../ask/ColleagueSelect.tsx'
import { requestKinds } from '../kinds.ts'
import { useRequestWords } from '../text.ts'

interface Props {
  /** HR can name the employee who is away. */
  forOthers: boolean
  onClose: () => void
}

interface Values {
  from_employee_id: number | null
  to_employee_id: number | null
  first_day: string | null
  last_day: string | null
  kinds: string[] | null
  reason: string
}

/** Asks a colleague to decide in the own place, or for HR in the place of an employee who is away. */
export function OfferDialog({ forOthers, onClose }: Props) {
  const text = useRequestWords().delegation
  const language = useLanguage()
  const isEmployee = useSession()?.user.employee_id != null
  const first = todayInLaos()
  const form = useContractForm<typeof putDelegation.body, Values>(
    putDelegation.body,
    {
      from_employee_id: null,
      to_employee_id: null,
      first_day: first,
      last_day: null,
      kinds: null,
      reason: '',
    },
    { record: 'offer', ...(forOthers && !isEmployee && { required: ['from_employee_id'] }) },
  )
  const offer = useMutate(putDelegation)
  const input = form.fields.getInputProps
  const { first_day, kinds } = form.fields.values
  return (
    <EditModal opened onClose={onClose} title={text.add}>
      <Form
        form={form}
        submitLabel={text.add}
        onCancel={onClose}
        onSubmit={async (body) => {
          const { data } = await offer.mutateAsync({ body })
          void toastSuccess(data.state === 'offered' ? text.offered(data.to_name) : text.states[data.state])
          onClose()
        }}
      >
        <Stack gap="md">
          {forOthers && (
            <ColleagueSelect
              label={text.forEmployee}
              withAsterisk={!isEmployee}
              {...input('from_employee_id')}
            />
          )}
          <ColleagueSelect label={text.to} withAsterisk {...input('to_employee_id')} />
          <FieldGrid>
            <DateField label={text.firstDay} withAsterisk min={first} {...input('first_day')} />
            <DateField
              label={text.lastDay}
              withAsterisk
              min={first_day ?? first}
              max={addDays(first, MAX_DELEGATION_DAYS)}
              {...input('last_day')}
            />
          </FieldGrid>
          <MultiSelect
            label={text.kinds}
            placeholder={kinds === null ? text.allKinds : ''}
            clearable
            data={requestKinds().map(([value, { title }]) => ({ value, label: title[language] }))}
            {...input('kinds')}
            value={kinds ?? []}
            onChange={(chosen) => form.fields.setFieldValue('kinds', chosen.length > 0 ? chosen : null)}
          />
          <TextInput label={text.reason} maxLength={200} {...input('reason')} />
        </Stack>
      </Form>
    </EditModal>
  )
}
