import { Button, Group, Stack, Text } from '@mantine/core'
import { useNavigate } from 'react-router'
import { ApiError } from '../api-error.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { EmptyState } from './EmptyState.tsx'
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
  if (isMissing)
    return (
      <div role="alert">
        <EmptyState
          title={text.state.missing}
          text={text.state.missingHint}
          action={
            <Button variant="default" onClick={() => void goBack()}>
              {text.action.back}
            </Button>
          }
        />
      </div>
    )
  return (
    <Stack align="center" gap={6} py={48} px="md" ta="center" role="alert">
      <Text fw={600}>{text.state.failed}</Text>
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
