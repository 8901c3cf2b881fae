import { NumberInput, Select, TextInput } from '@mantine/core'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import type { SharedFields } from '#kit/web/form/shared-fields.ts'
import { CalculationMode, type RunDetail } from '../../contract.ts'
import type { Period } from '../../domain/run-period.ts'
import { useRunText } from '../text.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import { MonthStepper } from './MonthStepper.tsx'
import type { RunValues } from './run-values.ts'

interface Props {
  fields: SharedFields<RunValues>
  onPeriod: (period: Period) => void
  /** What an extra run has chosen already. */
  choice?: RunDetail['choice']
}

/** The fields of a run: its period, its title; how base pay is calculated, or what an extra run pays. */
export function RunFields({ fields, onPeriod, choice }: Props) {
  const text = useRunText()
  const { values } = fields
  const period = { from: values.from_date ?? '', to: values.to_date ?? '' }
  const change = (part: Partial<Period>) => onPeriod({ ...period, ...part })
  return (
    <>
      <MonthStepper period={period} onChange={onPeriod} />
      <FieldGrid columns={2}>
        <DateField
          label={text.field.from}
          withAsterisk
          {...fields.getInputProps('from_date')}
          onChange={(from) => change({ from: from ?? '' })}
        />
        <DateField
          label={text.field.to}
          withAsterisk
          {...fields.getInputProps('to_date')}
          onChange={(to) => change({ to: to ?? '' })}
        />
      </FieldGrid>
      <TextInput
        label={text.field.title}
        withAsterisk
        maxLength={120}
        data-autofocus
        {...fields.getInputProps('title')}
      />
      {values.kind === 'extra' ? (
        <ChoiceFields fields={fields} choice={choice ?? null} />
      ) : (
        <PayFields fields={fields} />
      )}
    </>
  )
}

/** How base pay is calculated. */
function PayFields({ fields }: Pick<Props, 'fields'>) {
  const text = useRunText()
  return (
    <>
      <Select
        label={text.field.mode}
        description={text.modeHint[fields.values.mode]}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        allowDeselect={false}
        data={CalculationMode.options.map((value) => ({ value, label: text.mode[value] }))}
        {...fields.getInputProps('mode')}
      />
      <FieldGrid columns={2}>
        <NumberInput
          label={text.field.days}
          min={1}
          max={31}
          decimalScale={2}
          {...fields.getInputProps('days_per_month')}
        />
        <NumberInput
          label={text.field.hours}
          min={1}
          max={24}
          decimalScale={2}
          {...fields.getInputProps('hours_per_day')}
        />
      </FieldGrid>
      <DateField
        label={text.field.rateDate}
        description={text.rateDateHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...fields.getInputProps('exchange_rate_date')}
      />
    </>
  )
}
