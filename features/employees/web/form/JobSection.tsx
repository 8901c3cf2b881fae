import { useEmployeeText } from '../text.ts'
import type { SectionProps } from './form-props.ts'
import { Section } from './Section.tsx'
import { SectionFields } from './SectionFields.tsx'

export function JobSection(props: SectionProps) {
  const text = useEmployeeText()
  return (
    <Section title={text.section.job}>
      <SectionFields section="job" {...props} />
    </Section>
  )
}
