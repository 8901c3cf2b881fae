import { Button, CloseButton, Group } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import type { StoredFile } from '#kit/contract/stored-files.ts'
import { toastError } from '../feedback/toast.ts'
import { formatBytes } from '../format.ts'
import { useKitText } from '../i18n/kit-text.ts'

interface Props {
  label: string
  files: readonly StoredFile[]
  /** Downloads a file; an error is shown. */
  open: (file: StoredFile) => Promise<unknown>
  /** Offers to remove each file. */
  onRemove?: (file: StoredFile) => void
}

/** The files of a record, each with its size; a click downloads it. */
export function FileButtons({ label, files, open, onRemove }: Props) {
  const { field } = useKitText()
  if (files.length === 0) return null
  return (
    <Group gap="xs" aria-label={label} role="group">
      {files.map((file) => (
        <Group key={file.id} gap={2} wrap="nowrap" maw="100%" miw={0}>
          <Button
            variant="default"
            size="compact-md"
            miw={0}
            leftSection={<IconPaperclip size={16} />}
            onClick={() => void open(file).catch(toastError)}
          >
            {file.name} · {formatBytes(file.bytes)}
          </Button>
          {onRemove && (
            <CloseButton aria-label={field.removeNamedFile(file.name)} onClick={() => onRemove(file)} />
          )}
        </Group>
      ))}
    </Group>
  )
}
