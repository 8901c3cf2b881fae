import { Text } from '@mantine/core'
import { ApiError } from '#kit/web/api-error.ts'
import { useErrorText } from '#kit/web/feedback/error-text.ts'
import { type Language, useLanguage } from '#kit/web/i18n/language.ts'
import { useImportWords } from '#kit/web/import/text.ts'
import { IMPORT_COLUMNS } from '../../domain/import-columns.ts'
import { useImportText } from './text.ts'

/** The headings of the columns that the file lacks, as they stand in the template. */
function missingColumns(names: unknown, language: Language): string[] {
  if (!Array.isArray(names)) return []
  return names.map(
    (name) => IMPORT_COLUMNS.find((column) => column.name === name)?.[language] ?? String(name),
  )
}

/** Why a file was refused, which part of it, and what one can do about it. */
export function RefusedFile({ error }: { error: unknown }) {
  const errorText = useErrorText()
  const language = useLanguage()
  const text = useImportText()
  const words = useImportWords()
  const hints = text.refusedHint as Record<string, string>
  const api = error instanceof ApiError ? error : undefined
  const details = Object.values(api?.fields ?? {}).flat()
  const hint = api && hints[api.code]
  const missing = missingColumns(api?.details.columns, language)
  return (
    <>
      <Text>{errorText(error)}</Text>
      {details.map((detail) => (
        <Text key={detail}>{detail}</Text>
      ))}
      {missing.length > 0 && <Text>{words.missing(missing.join(', '))}</Text>}
      {hint && <Text>{hint}</Text>}
    </>
  )
}
