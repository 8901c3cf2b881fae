import { Textarea, TextInput, type TextInputProps } from '@mantine/core'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { useAccountText } from '../text.ts'

type Field = 'display_name_la' | 'display_name_en' | 'description_la' | 'description_en'

/** The name and the purpose of a role. */
export function RoleTexts({ inputProps }: { inputProps: (field: Field) => object }) {
  const text = useAccountText().role
  const props = (field: Field) => inputProps(field) as TextInputProps
  return (
    <>
      <FieldGrid columns={2}>
        <TextInput label={text.la} lang="lo" withAsterisk {...props('display_name_la')} />
        <TextInput label={text.en} lang="en" withAsterisk {...props('display_name_en')} />
      </FieldGrid>
      <FieldGrid columns={2}>
        <Textarea
          label={text.descriptionLa}
          lang="lo"
          autosize
          minRows={2}
          {...inputProps('description_la')}
        />
        <Textarea
          label={text.descriptionEn}
          lang="en"
          autosize
          minRows={2}
          {...inputProps('description_en')}
        />
      </FieldGrid>
    </>
  )
}
