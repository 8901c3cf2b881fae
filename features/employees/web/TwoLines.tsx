import { Stack, Text } from '@mantine/core'

/** Two related values, one below the other; the second only if there is one. */
export function TwoLines({ first, second }: { first: string | null; second: string | null }) {
  return (
    <Stack gap={0} maw={260}>
      <Text component="span" inherit className="name">
        {first || '–'}
      </Text>
      {second && (
        <Text component="span" size="xs" c="dimmed" fw={400} className="name">
          {second}
        </Text>
      )}
    </Stack>
  )
}
