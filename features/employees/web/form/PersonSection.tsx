import { Select, TextInput } from '@mantine/core'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { today } from '#kit/web/format.ts'
import { useEmployeeText } from '../text.ts'
import type { SectionProps } from './form-props.ts'
import { NationalityField } from './NationalityField.tsx'
import { Section } from './Section.tsx'

export function PersonSection({ form, employee }: SectionProps) {
  const text = useEmployeeText()
  const { field } = text
  const input = form.fields.getInputProps
  const options = (labels: Record<string, string>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }))
  return (
    <>
      <Section title={text.section.person}>
        <FieldGrid>
          <TextInput
            label={field.emp_number}
            withAsterisk
            maxLength={30}
            autoFocus={!employee}
            {...input('emp_number')}
          />
          <Select label={field.gender} clearable data={options(text.gender)} {...input('gender')} />
          <TextInput label={field.name} withAsterisk maxLength={100} {...input('name')} />
          <TextInput label={field.surname} maxLength={100} {...input('surname')} />
          <TextInput label={field.en_name} maxLength={100} {...input('en_name')} />
          <TextInput label={field.en_surname} maxLength={100} {...input('en_surname')} />
          <DateField label={field.birth_date} max={today()} {...input('birth_date')} />
        </FieldGrid>
      </Section>
      <Section title={text.section.identity}>
        <FieldGrid>
          <NationalityField form={form} />
          <Select label={field.card_type} clearable data={options(text.card)} {...input('card_type')} />
          <TextInput label={field.card_id} maxLength={30} {...input('card_id')} />
        </FieldGrid>
      </Section>
    </>
  )
}
