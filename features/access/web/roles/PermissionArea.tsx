import { Card, Checkbox, SimpleGrid } from '@mantine/core'

interface Props {
  title: string
  entries: readonly { key: string; name: string; description: string }[]
  value: readonly string[]
  onChange: (names: readonly string[], isOn: boolean) => void
  disabled: boolean
}

/** One area of permissions; the box at its head takes all that are in view. */
export function PermissionArea({ title, entries, value, onChange, disabled }: Props) {
  const keys = entries.map(({ key }) => key)
  const count = keys.filter((key) => value.includes(key)).length
  const isFull = count === keys.length
  return (
    <Card withBorder p="md" component="section" aria-label={title}>
      <Checkbox
        label={`${title} (${count}/${keys.length})`}
        fw={700}
        checked={isFull}
        indeterminate={count > 0 && !isFull}
        disabled={disabled}
        onChange={() => onChange(keys, !isFull)}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt="sm" pl={{ base: 0, sm: 28 }}>
        {entries.map(({ key, name, description }) => (
          <Checkbox
            key={key}
            label={name}
            description={description}
            checked={value.includes(key)}
            disabled={disabled}
            onChange={(event) => onChange([key], event.currentTarget.checked)}
          />
        ))}
      </SimpleGrid>
    </Card>
  )
}
