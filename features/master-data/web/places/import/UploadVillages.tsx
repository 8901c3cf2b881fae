import { Alert, List, Paper, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '#kit/web/api-error.ts'
import { useErrorText } from '#kit/web/feedback/error-text.ts'
import { ProgressPanel } from '#kit/web/feedback/ProgressPanel.tsx'
import { upload } from '#kit/web/files.ts'
import { FileDrop } from '#kit/web/form/FileDrop.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import {
  MAX_VILLAGE_BYTES,
  MAX_VILLAGE_ROWS,
  uploadVillages,
} from '../../../contract/places/village-import.ts'
import { VILLAGE_FILE } from '../../../locales/village-file.ts'
import { usePlacesText } from '../text.ts'

/** What the file needs, and the place for it. A chosen file is sent at once. */
export function UploadVillages({ onChecked }: { onChecked: (id: number) => void }) {
  const { import: text } = usePlacesText()
  const [share, setShare] = useState<number>()
  const [refused, setRefused] = useState<{ file: string; error: unknown }>()

  async function send(file: File | null) {
    if (!file) return
    setRefused(undefined)
    setShare(0)
    try {
      const answer = await upload(uploadVillages, { file, onProgress: setShare })
      onChecked(answer.data.id)
    } catch (error) {
      setRefused({ file: file.name, error })
    } finally {
      setShare(undefined)
    }
  }

  return (
    <Paper withBorder p="lg" radius="lg">
      <Stack gap="lg" aria-live="polite">
        <Needed />
        {share === undefined ? (
          <div>
            <FileDrop
              value={null}
              onChange={(file) => void send(file)}
              maxSize={MAX_VILLAGE_BYTES}
              label={text.file}
            />
            <Text c="dimmed" size="sm" mt="xs">
              {text.limits(formatNumber(MAX_VILLAGE_ROWS, 0))}
            </Text>
          </div>
        ) : (
          <ProgressPanel
            title={share < 1 ? text.sending : text.checking}
            state="running"
            {...(share < 1 ? { done: Math.round(share * 100), total: 100 } : { note: text.checkingNote })}
          />
        )}
        {refused && (
          <Alert color="red" title={text.refused(refused.file)} role="alert">
            <Refused error={refused.error} />
          </Alert>
        )}
      </Stack>
    </Paper>
  )
}

/** The headings that are known, and what stands under them. */
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

/** Why the file was refused, and what of it. */
function Refused({ error }: { error: unknown }) {
  const { import: text } = usePlacesText()
  const language = useLanguage()
  const errorText = useErrorText()
  const { columns, row } = (error instanceof ApiError ? error.details : {}) as {
    columns?: Record<typeof language, string>[]
    row?: number
  }
  return (
    <>
      <Text>{errorText(error)}</Text>
      {columns && <Text>{text.missing(columns.map((words) => words[language]).join(', '))}</Text>}
      {row !== undefined && <Text>{text.badLine(row)}</Text>}
    </>
  )
}
