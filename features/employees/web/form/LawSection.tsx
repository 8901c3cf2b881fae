import { NumberInput, TextInput } from '@mantine/core'
import { useEmployeeText } from '../text.ts'
import type { SectionProps } from './form-props.ts'
import { ListField } from './ListField.tsx'
import { Section } from './Section.tsx'
import { SectionFields } from './SectionFields.tsx'

/** Social security and tax. */
export function LawSection(props: SectionProps) {
  const { section } = useEmployeeText()
  return (
    <Section title={section.law}>
      <SectionFields section="law" flagsFirst {...props} />
    </Section>
  )
}

/** How the employee clocks in. */
export function ClockSection(props: SectionProps) {
  const { section } = useEmployeeText()
  return (
    <Section title={section.clock}>
      <SectionFields section="clock" {...props} />
    </Section>
  )
}

/** The employee's leave entitlement. */
export function LeaveSection(props: SectionProps) {
  const { form } = props
  const text = useEmployeeText()
  const { field } = text
  const input = form.fields.getInputProps
  const days = { min: 0, max: 366, decimalScale: 1, hideControls: true }
  return (
    <Section title={text.section.leave}>
      <ListField
        three
        count={form.fields.values.employee_holidays.length}
        max={50}
        addLabel={text.addLeave}
        onAdd={() => form.fields.insertListItem('employee_holidays', { type: '', days: '', used: 0 })}
        onRemove={(index) => form.fields.removeListItem('employee_holidays', index)}
        line={(index) => (
          <>
            <TextInput
              aria-label={field.leave_type}
              placeholder={field.leave_type}
              maxLength={100}
              {...input(`employee_holidays.${index}.type`)}
            />
            <NumberInput
              aria-label={field.leave_days}
              placeholder={field.leave_days}
              {...days}
              {...input(`employee_holidays.${index}.days`)}
            />
            <NumberInput
              aria-label={field.leave_used}
              placeholder={field.leave_used}
              {...days}
              {...input(`employee_holidays.${index}.used`)}
            />
          </>
        )}
      />
    </Section>
  )
}
