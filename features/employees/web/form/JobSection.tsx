import { Suspense } from 'react'
import { useEmployeeText } from '../text.ts'
import type { SectionProps } from './form-props.ts'
import { Section } from './Section.tsx'
import { SectionFields } from './SectionFields.tsx'
import { pinPart, schedulePart } from './schedule-part.ts'
import { useShownPart } from './shown-part.ts'

export function JobSection(props: SectionProps) {
  const text = useEmployeeText()
  const { form, employee } = props
  const SchedulePart = schedulePart()
  const PinPart = pinPart()
  const part = useShownPart()
  return (
    <Section title={text.section.job}>
      <SectionFields section="job" {...props}>
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
