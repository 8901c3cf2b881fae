import { Text } from '@mantine/core'
import { ApiError } from '#kit/web/api-error.ts'
import { useErrorText } from '#kit/web/feedback/error-text.ts'
import { type Language, useLanguage } from '#kit/web/i18n/language.ts'
import { useImportWords } from '#kit/web/import/text.ts'
import { BENEFIT_PREFIX, IMPORT_COLUMNS } from '../../domain/import-columns.ts'
import { useImportText } from './text.ts'

/** The headings of columns as in the template. */
function headingsOf(names: unknown, language: Language): string[] {
  if (!Array.isArray(names)) return []
  return names.map(
    (name) =>
      IMPORT_COLUMNS.find((column) => column.name === name)?.[language] ??
      String(name).replace(BENEFIT_PREFIX, ''),
  )
}

/** Why a file was refused, which part of it, and how to fix it. */
export function RefusedFile({ error }: { error: unknown }) {
  const errorText = useErrorText()
  const language = useLanguage()
  const text = useImportText()
  const words = useImportWords()
  const hints = text.refusedHint as Record<string, string>
  const api = error instanceof ApiError ? error : undefined
  const details = Object.values(api?.fields ?? {}).flat()
  const hint = api && hints[api.code]
  const columns = headingsOf(api?.details.columns, language)
  return (
    <>
      <Text>{errorText(error)}</Text>
      {details.map((detail) => (
        <Text key={detail}>{detail}</Text>
      ))}
      {columns.length > 0 && (
        <Text>
          {api?.code === 'file_guarded_columns' ? columns.join(', ') : words.missing(columns.join(', '))}
        </Text>
      )}
      {hint && <Text>{hint}</Text>}
    </>
  )
}
