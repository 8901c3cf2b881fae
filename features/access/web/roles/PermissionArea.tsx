import { Card, Checkbox, SimpleGrid } from '@mantine/core'

interface Props {
  title: string
  /** The number of permissions of the area, also those that are not listed. */
  total: number
  /** `isFixed`: the box cannot be changed. */
  entries: readonly { key: string; name: string; description: string; isFixed: boolean }[]
  value: readonly string[]
  onChange: (names: readonly string[], isOn: boolean) => void
}

/** One area of permissions; the box at its head selects all that are visible and can be changed. */
export function PermissionArea({ title, total, entries, value, onChange }: Props) {
  const count = entries.filter(({ key }) => value.includes(key)).length
  const free = entries.filter(({ isFixed }) => !isFixed).map(({ key }) => key)
  const isFull = count === total
  const isFreeFull = free.every((key) => value.includes(key))
  return (
    <Card withBorder p="md" component="section" aria-label={title}>
      <Checkbox
        label={`${title} (${count}/${total})`}
        fw={600}
        checked={isFull}
        indeterminate={count > 0 && !isFull}
        disabled={free.length === 0}
        onChange={() => onChange(free, !isFreeFull)}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt="sm" pl={{ base: 0, sm: 28 }}>
        {entries.map(({ key, name, description, isFixed }) => (
          <Checkbox
            key={key}
            label={name}
            description={description}
            checked={value.includes(key)}
            disabled={isFixed}
            onChange={(event) => onChange([key], event.currentTarget.checked)}
          />
        ))}
      </SimpleGrid>
    </Card>
  )
}
