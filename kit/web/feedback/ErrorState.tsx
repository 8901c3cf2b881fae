import { Button, Group, Stack, Text } from '@mantine/core'
import { Suspense } from 'react'
import { ApiError } from '../api-error.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { lazyPart } from '../load-file.ts'
import { useErrorText } from './error-text.ts'

// Rare: not part of a phone's first load.
const MissingState = lazyPart(() => import('./MissingState.tsx'))

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
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <div role="alert">
      {isMissing ? (
        <Suspense>
          <MissingState />
        </Suspense>
      ) : (
        <Stack align="center" gap={6} py={48} px="md" ta="center">
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
      )}
    </div>
  )
}
