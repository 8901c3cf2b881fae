import { SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core'
import { type FormParts, OwnRequestForm, Preview, usePreview } from '#features/requests/web/parts.ts'
import { formatDate, isDay } from '#kit/contract/days.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { OutsideWorkInput, type OwnOutsideWork, previewOutsideWork } from '../../contract/outside-work.ts'
import { useOutsideText } from './text.ts'
import { useOutsideKind } from './use-outside-kind.ts'

interface Values {
  first_day: string | null
  last_day: string | null
  place: string
  needs_scan: boolean
  reason: string
}

interface Props extends FormParts<OwnOutsideWork> {
  initial: Values
  /** The work outside that is changed; undefined for a new one. */
  edited?: OwnOutsideWork
  /** Kept unsaved values belong to this. */
  record: string
}

/** Asks for work at another place: the days, where, whether scans are needed, and who decides. */
export function OutsideForm({ initial, record, ...parts }: Props) {
  const text = useOutsideText()
  const form = useContractForm(OutsideWorkInput, initial, { record })
  const { fields } = form
  const { first_day, last_day } = fields.values
  const { preview, isStale } = usePreview(
    previewOutsideWork,
    isDay(first_day) && isDay(last_day)
      ? { first_day, last_day, ...(parts.edited && { edited_id: parts.edited.id }) }
      : undefined,
  )
  const shown = preview?.data
  return (
    <OwnRequestForm {...parts} form={form} kind={useOutsideKind()}>
      <SimpleGrid cols={2} spacing="sm">
        <DateField
          label={text.firstDay}
          withAsterisk
          {...fields.getInputProps('first_day')}
          onChange={(day) => {
            fields.setFieldValue('first_day', day)
            const { last_day: end } = fields.getValues()
            if (!end || (day && end < day)) fields.setFieldValue('last_day', day)
          }}
        />
        <DateField
          label={text.lastDay}
          withAsterisk
          {...(first_day && { min: first_day })}
          {...fields.getInputProps('last_day')}
        />
      </SimpleGrid>
      <TextInput
        label={text.place}
        placeholder={text.placeHint}
        withAsterisk
        maxLength={200}
        {...fields.getInputProps('place')}
      />
      <Switch
        label={text.needsScan}
        description={text.needsScanHint}
        {...fields.getInputProps('needs_scan', { type: 'checkbox' })}
      />
      {shown && (
        <Preview
          figure={text.days(shown.shift_days.length)}
          refusals={shown.refusals}
          warnings={shown.locked_runs.map(({ run, date }) => text.lockedRun(run ?? formatDate(date)))}
          steps={shown.steps}
          isStale={isStale}
        />
      )}
      <Textarea label={text.reason} maxLength={500} autosize {...fields.getInputProps('reason')} />
    </OwnRequestForm>
  )
}
