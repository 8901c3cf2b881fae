import { Button, Group, Stack, Text } from '@mantine/core'
import { useNavigate } from 'react-router'
import { ApiError } from '../api-error.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { useErrorText } from './error-text.ts'

interface Props {
  error: unknown
  onRetry?: (() => void) | undefined
}

/**
 * A message for data that could not be loaded: the reason and a button to try again, or the way back if the record does not
 * exist.
 */
export function ErrorState({ error, onRetry }: Props) {
  const text = useKitText()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const isMissing = error instanceof ApiError && error.status === 404
  const goBack = () => (window.history.state?.idx > 0 ? navigate(-1) : navigate('/'))
  return (
    <Stack align="center" gap={6} py={48} px="md" ta="center" role="alert">
      <Text fw={600}>{isMissing ? text.state.missing : text.state.failed}</Text>
      <Text c="dimmed">{isMissing ? text.state.missingHint : errorText(error)}</Text>
      {isMissing && (
        <Group mt="sm">
          <Button variant="default" onClick={() => void goBack()}>
            {text.action.back}
          </Button>
        </Group>
      )}
      {onRetry && !isMissing && (
        <Group mt="sm">
          <Button variant="default" onClick={onRetry}>
            {text.action.retry}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
