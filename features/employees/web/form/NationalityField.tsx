import { Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { NATIONALITIES } from '../../domain/nationalities.ts'
import { useFieldText } from '../field-text.ts'
import { useEmployeeText } from '../text.ts'
import type { SectionProps } from './form-props.ts'

const OTHER = 'other'
const isOffered = (name: string) => NATIONALITIES.some((nationality) => nationality.name === name)

/** One of the offered nationalities, or another as text. */
export function NationalityField({ form }: SectionProps) {
  const text = useEmployeeText()
  const { label } = useFieldText()
  const language = useLanguage()
  const value = form.fields.values.nationality_id
  const [isOther, setOther] = useState(!isOffered(value))
  const offered = NATIONALITIES.map(({ name, la }) => ({ value: name, label: language === 'la' ? la : name }))
  return (
    <>
      <Select
        label={label('nationality_id')}
        allowDeselect={false}
        data={[...offered, { value: OTHER, label: text.otherNationality }]}
        value={isOther ? OTHER : value}
        onChange={(next) => {
          setOther(next === OTHER)
          form.fields.setFieldValue('nationality_id', next === OTHER ? '' : (next ?? 'Lao'))
        }}
      />
      {isOther && (
        <TextInput
          label={text.field.nationality_other}
          maxLength={60}
          {...form.fields.getInputProps('nationality_id')}
        />
      )}
    </>
  )
}
