import { Button, FileButton, Group, Progress, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowBackUp, IconCamera, IconTrash, IconUpload } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import { PHONE } from '../phone.ts'
import type { useFileUpload } from './use-file-upload.ts'

interface Props {
  upload: ReturnType<typeof useFileUpload>
  /** The current value of the field, and its value when the form was opened; null if empty. */
  value: number | null
  initial: number | null
  onChange: (id: number | null) => void
  /** Handles a chosen file instead of uploading it immediately, for example to crop a picture. */
  onChoose?: (file: File | null) => Promise<void>
  chooseLabel: string
  /** The camera on a phone: `user` for a face, `environment` for a document. */
  camera: 'user' | 'environment'
  children?: ReactNode
}

/** Buttons to choose or photograph, replace, remove and restore a file, with upload progress. */
export function FileButtons({
  upload,
  value,
  initial,
  onChange,
  onChoose,
  chooseLabel,
  camera,
  children,
}: Props) {
  const { field } = useKitText()
  const isPhone = useMediaQuery(PHONE)
  const { send, progress, error, accept } = upload
  const resetChoice = useRef<() => void>(null)
  const resetPhoto = useRef<() => void>(null)
  const choose = (file: File | null) => {
    // After a reset the browser reports the same file again.
    resetChoice.current?.()
    resetPhoto.current?.()
    void (onChoose ?? send)(file)
  }
  const isBusy = progress !== undefined
  const small = { size: 'compact-md', variant: 'default', disabled: isBusy } as const
  return (
    <div>
      <Group gap="xs">
        <FileButton onChange={choose} accept={accept} resetRef={resetChoice} key={`choose ${value}`}>
          {(props) => (
            <Button {...props} {...small} leftSection={<IconUpload size={17} />}>
              {value === null ? chooseLabel : field.replaceFile}
            </Button>
          )}
        </FileButton>
        {isPhone && (
          <FileButton onChange={choose} accept="image/*" capture={camera} resetRef={resetPhoto}>
            {(props) => (
              <Button {...props} {...small} leftSection={<IconCamera size={17} />}>
                {field.takePhoto}
              </Button>
            )}
          </FileButton>
        )}
        {children}
        {value !== null && (
          <Button {...small} leftSection={<IconTrash size={17} />} onClick={() => onChange(null)}>
            {field.takeOut}
          </Button>
        )}
        {initial !== null && value !== initial && (
          <Button {...small} leftSection={<IconArrowBackUp size={17} />} onClick={() => onChange(initial)}>
            {field.formerFile}
          </Button>
        )}
      </Group>
      {isBusy && <Progress value={progress * 100} mt="xs" aria-label={field.fileSending} />}
      {value === null && initial !== null && (
        <Text size="sm" c="dimmed" mt={4}>
          {field.fileLeaves}
        </Text>
      )}
      {error && (
        <Text size="sm" c="red" mt={4} role="alert">
          {error}
        </Text>
      )}
    </div>
  )
}
