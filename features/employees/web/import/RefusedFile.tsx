import { Text } from '@mantine/core'
import { ApiError } from '#kit/web/api-error.ts'
import { useErrorText } from '#kit/web/feedback/error-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { IMPORT_COLUMNS } from '../../domain/import-columns.ts'
import { useImportText } from './text.ts'

/** Why a file was refused, which part of it, and what one can do about it. */
export function RefusedFile({ error }: { error: unknown }) {
  const errorText = useErrorText()
  const language = useLanguage()
  const text = useImportText()
  const hints = text.refusedHint as Record<string, string>
  const api = error instanceof ApiError ? error : undefined
  const details = Object.values(api?.fields ?? {}).flat()
  const hint = api && hints[api.code]
  const needed = IMPORT_COLUMNS.filter(({ required }) => required).map((column) => column[language])
  return (
    <>
      <Text>{errorText(error)}</Text>
      {details.map((detail) => (
        <Text key={detail}>{detail}</Text>
      ))}
      {api?.code === 'file_missing_columns' && <Text>{text.needed(needed.join(', '))}</Text>}
      {hint && <Text>{hint}</Text>}
    </>
  )
}
