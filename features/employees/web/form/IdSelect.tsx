import { Select, type SelectProps } from '@mantine/core'
import { useKitText } from '#kit/web/i18n/kit-text.ts'

interface Props extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  choices: readonly { id: number; name: string }[] | undefined
  value?: number | null
  onChange?: (id: number | null) => void
}

/** Selects an entry of a short, already loaded list by its id. */
export function IdSelect({ choices = [], value, onChange, ...rest }: Props) {
  const text = useKitText()
  return (
    <Select
      clearable
      searchable={choices.length > 8}
      placeholder={text.action.select}
      nothingFoundMessage={text.field.noOption}
      {...rest}
      data={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value ? String(value) : null}
      onChange={(id) => onChange?.(id ? Number(id) : null)}
    />
  )
}
