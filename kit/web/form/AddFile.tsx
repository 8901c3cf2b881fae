import { Button, FileButton, Progress } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useRef } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import type { useFileUpload } from './use-file-upload.ts'

interface Props {
  upload: ReturnType<typeof useFileUpload>
  /** There is room for one more. */
  mayAdd: boolean
  isBusy?: boolean
}

/** The button that adds a file to a record, and its progress. The same file can be chosen again. */
export function AddFile({ upload, mayAdd, isBusy = false }: Props) {
  const { field } = useKitText()
  const reset = useRef<() => void>(null)
  const isSending = upload.progress !== undefined
  return (
    <>
      {mayAdd && (
        <FileButton
          accept={upload.accept}
          resetRef={reset}
          onChange={(file) => {
            reset.current?.()
            void upload.send(file)
          }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="xs"
              display="block"
              w="fit-content"
              mt={4}
              disabled={isSending || isBusy}
              leftSection={<IconPaperclip size={16} />}
            >
              {field.addFile}
            </Button>
          )}
        </FileButton>
      )}
      {isSending && <Progress value={(upload.progress ?? 0) * 100} mt="xs" aria-label={field.fileSending} />}
    </>
  )
}
