import { Select, TextInput } from '@mantine/core'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { useEmployeeText } from '../text.ts'
import type { SectionProps } from './form-props.ts'
import { ListField } from './ListField.tsx'
import { Section } from './Section.tsx'

export function ContactSection({ form }: SectionProps) {
  const text = useEmployeeText()
  const { field } = text
  const input = form.fields.getInputProps
  const { contacts } = form.fields.values
  const kinds = Object.entries(text.contactType).map(([value, label]) => ({ value, label }))
  // A kind that came with an import is kept as it was written.
  const kindsFor = (type: string) =>
    type === '' || kinds.some(({ value }) => value === type)
      ? kinds
      : [...kinds, { value: type, label: type }]
  return (
    <Section title={text.section.contact}>
      <ListField
        title={field.contacts}
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
      <FieldGrid>
        <TextInput label={field.email} type="email" maxLength={200} {...input('email')} />
      </FieldGrid>
      <FieldGrid>
        <TextInput label={field.emergency_contact} maxLength={100} {...input('emergency_contact')} />
        <TextInput label={field.relationship} maxLength={60} {...input('relationship')} />
      </FieldGrid>
    </Section>
  )
}
