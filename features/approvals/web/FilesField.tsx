import { Button, CloseButton, FileButton, Group, Input, Progress, Text } from '@mantine/core'
import { IconFile, IconPaperclip } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { FILE_PURPOSES, type StoredFile } from '#kit/contract/stored-files.ts'
import type { ContractForm } from '#kit/web/form/use-contract-form.ts'
import { useFileUpload } from '#kit/web/form/use-file-upload.ts'
import { formatBytes, formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { MAX_FILES, type OwnApprovalInput, uploadApprovalFile } from '../contract.ts'
import type { ApprovalValues } from './approval-values.ts'
import classes from './approvals.module.css'
import { useApprovalText } from './text.ts'

interface Props {
  form: ContractForm<typeof OwnApprovalInput, ApprovalValues>
  /** The files that the request has already. */
  stored: readonly StoredFile[]
}

/** The files of an approval request, each uploaded as soon as it is chosen. */
export function FilesField({ form: { fields }, stored }: Props) {
  const text = useApprovalText()
  const { field } = useKitText()
  const [added, setAdded] = useState<readonly StoredFile[]>([])
  const reset = useRef<() => void>(null)
  const { file_ids } = fields.values
  const upload = useFileUpload(uploadApprovalFile, (file) => {
    setAdded((before) => [...before, file])
    fields.setFieldValue('file_ids', (before) => [...before, file.id])
  })
  const files = [...stored, ...added].filter(({ id }) => file_ids.includes(id))
  const isBusy = upload.progress !== undefined
  const kinds = field.fileKinds('PDF, Word, JPEG, PNG', formatBytes(FILE_PURPOSES.document.maxBytes))
  return (
    <Input.Wrapper
      label={text.files}
      labelElement="div"
      description={text.filesLimit(formatNumber(MAX_FILES, 0), kinds)}
      error={fields.errors.file_ids ?? upload.error}
      data-path="file_ids"
    >
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map(({ id, name, bytes }) => (
            <li key={id}>
              <Group gap="xs" wrap="nowrap">
                <IconFile size={20} stroke={1.6} style={{ flex: 'none' }} />
                <Text className="name">{name}</Text>
                <Text c="dimmed" size="sm" style={{ flex: 'none' }}>
                  {formatBytes(bytes)}
                </Text>
                <CloseButton
                  aria-label={text.removeFile(name)}
                  onClick={() =>
                    fields.setFieldValue(
                      'file_ids',
                      file_ids.filter((one) => one !== id),
                    )
                  }
                />
              </Group>
            </li>
          ))}
        </ul>
      )}
      {file_ids.length < MAX_FILES && (
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
              mt={4}
              disabled={isBusy}
              leftSection={<IconPaperclip size={16} />}
            >
              {text.addFile}
            </Button>
          )}
        </FileButton>
      )}
      {isBusy && <Progress value={(upload.progress ?? 0) * 100} mt="xs" aria-label={field.fileSending} />}
    </Input.Wrapper>
  )
}
