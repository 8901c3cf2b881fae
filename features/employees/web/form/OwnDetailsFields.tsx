import { Stack } from '@mantine/core'
import { useEmployeeText } from '../text.ts'
import { AddressSection } from './AddressSection.tsx'
import { ContactList } from './ContactSection.tsx'
import type { SectionProps } from './form-props.ts'
import { Section } from './Section.tsx'
import { SectionFields } from './SectionFields.tsx'

/** The fields of the own record that an employee can ask to change (`OWN_DETAILS`). */
export function OwnDetailsFields({ form }: Pick<SectionProps, 'form'>) {
  const { section } = useEmployeeText()
  return (
    <Stack gap="md">
      <Section title={section.contact}>
        <ContactList form={form} />
        <SectionFields section="emergency" form={form} />
      </Section>
      <AddressSection form={form} />
    </Stack>
  )
}
