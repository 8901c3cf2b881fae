import { Button, Group, Stack, Text } from '@mantine/core'
import { useKitText } from '../i18n/kit-text.ts'
import { useErrorText } from './error-text.ts'

interface Props {
  error: unknown
  onRetry?: (() => void) | undefined
}

/** A message for data that could not be loaded: the reason and a button to try again. */
export function ErrorState({ error, onRetry }: Props) {
  const text = useKitText()
  const errorText = useErrorText()
  return (
    <Stack align="center" gap={6} py={48} px="md" ta="center" role="alert">
      <Text fw={700}>{text.state.failed}</Text>
      <Text c="dimmed">{errorText(error)}</Text>
      {onRetry && (
        <Group mt="sm">
          <Button variant="default" onClick={onRetry}>
            {text.action.retry}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
