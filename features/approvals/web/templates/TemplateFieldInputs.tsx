import { Button, Checkbox, Group, Input, Select, Stack, TagsInput, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus } from '@tabler/icons-react'
import { type FieldType, MAX_FIELDS } from '../../contract.ts'
import classes from '../approvals.module.css'
import { PlaceButtons } from '../PlaceButtons.tsx'
import { NEW_FIELD, type TemplateValues } from './template-values.ts'
import { useTemplateText } from './text.ts'

interface Props {
  fields: UseFormReturnType<TemplateValues>
}

/** The fields of a template: name, type, and whether they have to be filled in. */
export function TemplateFieldInputs({ fields }: Props) {
  const text = useTemplateText()
  const { fields: shown } = fields.values
  return (
    <Input.Wrapper label={text.fields} labelElement="div" error={fields.errors.fields} data-path="fields">
      <Stack gap="md" mt={4}>
        {shown.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
          <OneField key={at} fields={fields} at={at} />
        ))}
        {shown.length < MAX_FIELDS && (
          <Button
            variant="default"
            size="xs"
            w="fit-content"
            leftSection={<IconPlus size={16} />}
            onClick={() => fields.insertListItem('fields', { ...NEW_FIELD })}
          >
            {text.addField}
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  )
}

function OneField({ fields, at }: Props & { at: number }) {
  const text = useTemplateText()
  const no = String(at + 1)
  const path = `fields.${at}`
  const isChoice = fields.values.fields[at]?.type === 'choice'
  return (
    <div className={classes.field}>
      <TextInput
        label={text.label(no)}
        withAsterisk
        maxLength={100}
        {...fields.getInputProps(`${path}.label`)}
      />
      <Select
        label={text.type}
        allowDeselect={false}
        data={(Object.keys(text.types) as FieldType[]).map((type) => ({
          value: type,
          label: text.types[type],
        }))}
        {...fields.getInputProps(`${path}.type`)}
      />
      <Group gap={4} wrap="nowrap" className={classes.fieldEnd}>
        <Checkbox
          label={text.isRequired}
          mr="auto"
          {...fields.getInputProps(`${path}.is_required`, { type: 'checkbox' })}
        />
        <PlaceButtons
          at={at}
          moveUpLabel={text.moveUp(no)}
          onMoveUp={() => fields.reorderListItem('fields', { from: at, to: at - 1 })}
          removeLabel={text.remove(no)}
          onRemove={() => fields.removeListItem('fields', at)}
        />
      </Group>
      {isChoice && (
        <TagsInput
          className={classes.choices ?? ''}
          label={text.choices}
          description={text.choicesHint}
          withAsterisk
          acceptValueOnBlur
          maxTags={40}
          {...fields.getInputProps(`${path}.choices`)}
        />
      )}
    </div>
  )
}
