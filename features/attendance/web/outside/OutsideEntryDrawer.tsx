import { SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type ChosenPeople, idsOfPeople, NOBODY, PeopleChoice } from '#features/employees/web/index.ts'
import type { LockedDays } from '#features/requests/contract/status.ts'
import { formatDate } from '#kit/contract/days.ts'
import { EditDrawer } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useWarned, WarnedSend } from '#kit/web/form/WarnedSend.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import { enterOutsideWork, OutsideEntry, type OutsideWarning } from '../../contract/enter-outside-work.ts'
import { OUTSIDE_WARNINGS, OUTSIDE_WORK_TEXTS as TEXTS } from '../../locales/outside-work.ts'
import { useAttendanceText } from '../text.ts'

type Warning = OutsideWarning | LockedDays
type Body = Parameters<ReturnType<typeof useMutate<typeof enterOutsideWork>>['mutateAsync']>[0]['body']

/** HR enters days of work outside for one employee or several, approved at once. */
export function OutsideEntryDrawer({ onClose }: { onClose: () => void }) {
  const language = useLanguage()
  const words = useAttendanceText().corrections
  const [people, setPeople] = useState<ChosenPeople>(NOBODY)
  const enter = useMutate(enterOutsideWork)
  const { warn, ...warned } = useWarned<Warning>()
  const form = useContractForm(
    OutsideEntry,
    {
      ...{ employee_ids: [] as number[], first_day: null as string | null, last_day: null as string | null },
      ...{ place: '', needs_scan: true, reason: '' },
    },
    { record: 'outside-entry' },
  )
  const { fields } = form
  const input = fields.getInputProps
  async function send(body: Body): Promise<void> {
    const { entered, warnings } = (await enter.mutateAsync({ body })).data
    if (entered === null) return warn(warnings, () => send({ ...body, confirmed: true }))
    void toastSuccess('saved')
    onClose()
  }
  const sentence = (warning: Warning) =>
    warning.code === 'in_locked_run'
      ? words.lockedRun(warning.run, formatDate(warning.date))
      : OUTSIDE_WARNINGS[warning.code][language](`${warning.emp_number} ${warning.employee_name}`)
  return (
    <EditDrawer opened onClose={onClose} title={TEXTS.enter[language]}>
      <Form form={form} route={enterOutsideWork} onCancel={onClose} onSubmit={send}>
        <Stack gap="md">
          <PeopleChoice
            value={people}
            onChange={(next) => {
              setPeople(next)
              fields.setFieldValue('employee_ids', idsOfPeople(next))
            }}
            error={fields.errors.employee_ids as string | undefined}
          />
          <SimpleGrid cols={2} spacing="sm">
            <DateField
              label={TEXTS.firstDay[language]}
              withAsterisk
              {...input('first_day')}
              onChange={(day) => {
                fields.setFieldValue('first_day', day)
                const { last_day: last } = fields.getValues()
                if (!last || (day && last < day)) fields.setFieldValue('last_day', day)
              }}
            />
            <DateField
              label={TEXTS.lastDay[language]}
              withAsterisk
              {...(fields.values.first_day && { min: fields.values.first_day })}
              {...input('last_day')}
            />
          </SimpleGrid>
          <TextInput label={TEXTS.place[language]} withAsterisk maxLength={200} {...input('place')} />
          <Switch
            label={TEXTS.needsScan[language]}
            description={TEXTS.needsScanHint[language]}
            {...input('needs_scan', { type: 'checkbox' })}
          />
          <Textarea label={TEXTS.reason[language]} maxLength={500} autosize {...input('reason')} />
        </Stack>
      </Form>
      <WarnedSend {...warned} title={words.warnTitle} confirmLabel={words.warnAnyway} sentence={sentence} />
    </EditDrawer>
  )
}
