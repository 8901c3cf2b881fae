import { Text } from '@mantine/core'
import { ApiError } from '#kit/web/api-error.ts'
import { useErrorText } from '#kit/web/feedback/error-text.ts'
import { useImportText } from './text.ts'

/** Why a file was refused, which part of it, and what one can do about it. */
export function RefusedFile({ error }: { error: unknown }) {
  const errorText = useErrorText()
  const hints = useImportText().refusedHint as Record<string, string>
  const api = error instanceof ApiError ? error : undefined
  const details = Object.values(api?.fields ?? {}).flat()
  const hint = api && hints[api.code]
  return (
    <>
      <Text>{errorText(error)}</Text>
      {details.map((detail) => (
        <Text key={detail}>{detail}</Text>
      ))}
      {hint && <Text>{hint}</Text>}
    </>
  )
}
