import { Alert, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { AnswerOf, RouteSpec, Upload } from '#kit/contract/route.ts'
import { ProgressPanel } from '../feedback/ProgressPanel.tsx'
import { upload } from '../files.ts'
import { FileDrop } from '../form/FileDrop.tsx'
import { useImportWords } from './text.ts'

interface Props<R extends RouteSpec> {
  route: R & { upload: Upload }
  label: string
  /** The limits of a file. */
  limits: string
  /** The message while the file is checked. */
  checkingNote: string
  onChecked: (answer: AnswerOf<R>) => void
  /** The reason of a refused file, and the remedy. */
  explain: (error: unknown) => ReactNode
}

/** The upload field of an import. A chosen file is sent immediately. */
export function SendFile<R extends RouteSpec>(props: Props<R>) {
  const words = useImportWords()
  const [share, setShare] = useState<number>()
  const [refused, setRefused] = useState<{ file: string; error: unknown }>()

  async function send(file: File | null) {
    if (!file) return
    setRefused(undefined)
    setShare(0)
    try {
      props.onChecked(await upload<R>(props.route, { file, onProgress: setShare }))
    } catch (error) {
      setRefused({ file: file.name, error })
    } finally {
      setShare(undefined)
    }
  }

  return (
    <Stack gap="md" aria-live="polite">
      {share === undefined ? (
        <FileDrop
          value={null}
          onChange={(file) => void send(file)}
          maxSize={props.route.upload.maxBytes}
          label={props.label}
        />
      ) : (
        <ProgressPanel
          title={share < 1 ? words.sending : words.checking}
          state="running"
          {...(share < 1 ? { done: Math.round(share * 100), total: 100 } : { note: props.checkingNote })}
        />
      )}
      <Text c="dimmed" size="sm" mt={-8}>
        {props.limits}
      </Text>
      {refused && (
        <Alert color="red" title={words.refused(refused.file)} role="alert">
          {props.explain(refused.error)}
        </Alert>
      )}
    </Stack>
  )
}
