import { List, Paper, Stack, Text } from '@mantine/core'
import { ApiError } from '#kit/web/api-error.ts'
import { useErrorText } from '#kit/web/feedback/error-text.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { SendFile } from '#kit/web/import/SendFile.tsx'
import { useImportWords } from '#kit/web/import/text.ts'
import { MAX_VILLAGE_ROWS, uploadVillages } from '../../../contract/places/village-import.ts'
import { VILLAGE_FILE } from '../../../locales/village-file.ts'
import { usePlacesText } from '../text.ts'

/** The requirements of the file, and the upload. */
export function UploadVillages({ onChecked }: { onChecked: (id: number) => void }) {
  const { import: text } = usePlacesText()
  return (
    <Paper withBorder p="lg" radius="lg">
      <Stack gap="lg">
        <Needed />
        <SendFile
          route={uploadVillages}
          label={text.file}
          limits={text.limits(formatNumber(MAX_VILLAGE_ROWS, 0))}
          checkingNote={text.checkingNote}
          onChecked={({ data }) => onChecked(data.id)}
          explain={(error) => <Refused error={error} />}
        />
      </Stack>
    </Paper>
  )
}

/** The known headings with their values. */
function Needed() {
  const { import: text } = usePlacesText()
  const language = useLanguage()
  const { code, district_code, name_la, name_en } = VILLAGE_FILE.columns
  const columns = [
    [`${code[language]} (code)`, text.columns.code],
    [`${district_code[language]} (district_code)`, text.columns.district_code],
    [`${name_la[language]} (name_la), ${name_en[language]} (name_en)`, text.columns.names],
  ]
  return (
    <div>
      <Text mb={4}>{text.needs}</Text>
      <List ps="lg" spacing={4}>
        {columns.map(([heading, meaning]) => (
          <List.Item key={heading}>
            <b>{heading}</b>: {meaning}
          </List.Item>
        ))}
      </List>
    </div>
  )
}

/** Why the file was refused, and which part of it. */
function Refused({ error }: { error: unknown }) {
  const { import: text } = usePlacesText()
  const words = useImportWords()
  const language = useLanguage()
  const errorText = useErrorText()
  const { columns, row } = (error instanceof ApiError ? error.details : {}) as {
    columns?: Record<typeof language, string>[]
    row?: number
  }
  return (
    <>
      <Text>{errorText(error)}</Text>
      {columns && <Text>{words.missing(columns.map((words) => words[language]).join(', '))}</Text>}
      {row !== undefined && <Text>{text.badLine(row)}</Text>}
    </>
  )
}
