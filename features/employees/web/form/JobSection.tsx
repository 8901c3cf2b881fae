import { Suspense } from 'react'
import EmployeePicker from '../EmployeePicker.tsx'
import { useFieldText } from '../field-text.ts'
import { useEmployeeText } from '../text.ts'
import type { SectionProps } from './form-props.ts'
import { Section } from './Section.tsx'
import { SectionFields } from './SectionFields.tsx'
import { pinPart, schedulePart } from './schedule-part.ts'
import { useShownPart } from './shown-part.ts'

export function JobSection(props: SectionProps) {
  const text = useEmployeeText()
  const field = useFieldText()
  const { form, employee } = props
  const SchedulePart = schedulePart()
  const PinPart = pinPart()
  const part = useShownPart()
  return (
    <Section title={text.section.job}>
      <SectionFields
        section="job"
        own={{
          manager_id: (
            <EmployeePicker
              key="manager_id"
              label={field.label('manager_id')}
              description={field.hint('manager_id')}
              {...form.fields.getInputProps('manager_id')}
            />
          ),
        }}
        {...props}
      >
        {SchedulePart && part !== 'others' && (
          <Suspense fallback={null}>
            <SchedulePart
              employeeId={employee?.id}
              value={form.fields.values.schedule_id ?? null}
              onChange={(id) => form.fields.setFieldValue('schedule_id', id)}
            />
          </Suspense>
        )}
        {PinPart && part !== 'first' && (
          <Suspense fallback={null}>
            <PinPart employeeId={employee?.id} />
          </Suspense>
        )}
      </SectionFields>
    </Section>
  )
}
