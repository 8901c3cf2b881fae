import { Group, Radio, TextInput } from '@mantine/core'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import type { SharedFields } from '#kit/web/form/shared-fields.ts'
import { MAX_CODE, ShiftColour } from '../../contract/shift.ts'
import { ShiftChip } from '../ShiftChip.tsx'
import { useScheduleText } from '../text.ts'

interface Props {
  fields: SharedFields<{ name: string; code: string; colour: ShiftColour }>
  /** For the examples of the colours. */
  times: { check_in: string; check_out: string }
}

/** Name, code and colour of a shift. */
export function ShiftNameFields({ fields, times }: Props) {
  const text = useScheduleText()
  const { name, code } = fields.values
  const { check_in, check_out } = times
  const colour = fields.getInputProps('colour')
  return (
    <>
      <FieldGrid>
        <TextInput label={text.name} withAsterisk maxLength={50} {...fields.getInputProps('name')} />
        <TextInput
          label={text.code}
          description={text.codeHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={MAX_CODE}
          autoComplete="off"
          {...fields.getInputProps('code')}
        />
      </FieldGrid>
      <Radio.Group label={text.colour} {...colour}>
        <Group gap="md" mt={4}>
          {ShiftColour.options.map((value) => (
            <Radio
              key={value}
              value={value}
              aria-label={text.colours[value]}
              label={<ShiftChip shift={{ name, code, colour: value, check_in, check_out }} isCompact />}
            />
          ))}
        </Group>
      </Radio.Group>
    </>
  )
}
