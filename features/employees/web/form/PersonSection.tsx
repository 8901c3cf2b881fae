import { useFieldText } from '../field-text.ts'
import { useEmployeeText } from '../text.ts'
import type { SectionProps } from './form-props.ts'
import { NationalityField } from './NationalityField.tsx'
import { PictureField } from './PictureField.tsx'
import { ResumeField } from './ResumeField.tsx'
import { Section } from './Section.tsx'
import { SectionFields } from './SectionFields.tsx'
import { useShownPart } from './shown-part.ts'

export function PersonSection(props: SectionProps) {
  const { section } = useEmployeeText()
  const { label } = useFieldText()
  const own = { nationality_id: <NationalityField key="nationality_id" form={props.form} /> }
  const part = useShownPart()
  const person = (
    <Section title={section.person}>
      <PictureField {...props} />
      <SectionFields section="person" {...props} />
    </Section>
  )
  if (part === 'first') return person
  return (
    <>
      {part === 'all' && person}
      <Section title={label('resumeFile')}>
        <ResumeField {...props} />
      </Section>
      <Section title={section.identity}>
        <SectionFields section="identity" own={own} {...props} />
      </Section>
    </>
  )
}
