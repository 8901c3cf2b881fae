import { Select, TextInput } from '@mantine/core'
import { useFieldText } from '../field-text.ts'
import { useEmployeeText } from '../text.ts'
import type { SectionProps } from './form-props.ts'
import { ListField } from './ListField.tsx'
import { Section } from './Section.tsx'
import { SectionFields } from './SectionFields.tsx'
import { useShownPart } from './shown-part.ts'

export function ContactSection(props: SectionProps) {
  const { section } = useEmployeeText()
  const part = useShownPart()
  return (
    <Section title={section.contact}>
      {part !== 'others' && <ContactList {...props} />}
      <SectionFields section="contact" {...props} />
      <SectionFields section="emergency" {...props} />
    </Section>
  )
}

/** Phones and other contacts, to add and remove. */
export function ContactList({ form }: SectionProps) {
  const text = useEmployeeText()
  const { field } = text
  const { label } = useFieldText()
  const input = form.fields.getInputProps
  const { contacts } = form.fields.values
  const kinds = Object.entries(text.contactType).map(([value, label]) => ({ value, label }))
  // A kind from an import is kept as written.
  const kindsFor = (type: string) =>
    type === '' || kinds.some(({ value }) => value === type)
      ? kinds
      : [...kinds, { value: type, label: type }]
  return (
    <ListField
      title={label('contacts')}
      count={contacts.length}
      max={20}
      addLabel={text.addContact}
      onAdd={() => form.fields.insertListItem('contacts', { type: 'mobile', value: '' })}
      onRemove={(index) => form.fields.removeListItem('contacts', index)}
      line={(index) => (
        <>
          <Select
            aria-label={field.contact_type}
            allowDeselect={false}
            data={kindsFor(contacts[index]?.type ?? '')}
            {...input(`contacts.${index}.type`)}
          />
          <TextInput
            aria-label={field.contact_value}
            placeholder={field.contact_value}
            maxLength={100}
            {...input(`contacts.${index}.value`)}
          />
        </>
      )}
    />
  )
}
