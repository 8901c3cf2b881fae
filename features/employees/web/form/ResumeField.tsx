import { Button, Group, Input, Text } from '@mantine/core'
import { IconDownload, IconFile } from '@tabler/icons-react'
import { useState } from 'react'
import { FILE_PURPOSES, type StoredFile } from '#kit/contract/stored-files.ts'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { FileButtons } from '#kit/web/form/FileButtons.tsx'
import { useFileUpload } from '#kit/web/form/use-file-upload.ts'
import { formatBytes } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { downloadResume, uploadResume } from '../../contract.ts'
import { useFieldText } from '../field-text.ts'
import type { SectionProps } from './form-props.ts'

/** The résumé: its name and size; users who can see the employee can download it. */
export function ResumeField({ form, employee }: SectionProps) {
  const { label } = useFieldText()
  const { field, action } = useKitText()
  const { fields } = form
  const value = fields.values.resumeFile ?? null
  const stored = employee?.resume ?? null
  const [chosen, setChosen] = useState<StoredFile>()
  const change = (id: number | null) => fields.setFieldValue('resumeFile', id)
  const upload = useFileUpload(uploadResume, (file) => {
    setChosen(file)
    change(file.id)
  })
  const file = [stored, chosen].find((one) => one && one.id === value)
  const save = () => void download(downloadResume, { params: { id: employee?.id ?? 0 } }).catch(toastError)
  const limit = field.fileKinds('PDF, Word, JPEG, PNG', formatBytes(FILE_PURPOSES.document.maxBytes))
  return (
    <Input.Wrapper
      aria-label={label('resumeFile')}
      description={limit}
      error={fields.errors.resumeFile}
      data-path="resumeFile"
    >
      {file && (
        <Group gap="xs" wrap="nowrap" mb="xs">
          <IconFile size={20} stroke={1.6} />
          <Text className="name">{file.name}</Text>
          <Text c="dimmed" size="sm" style={{ flex: 'none' }}>
            {formatBytes(file.bytes)}
          </Text>
        </Group>
      )}
      <FileButtons
        {...{ upload, value }}
        initial={stored?.id ?? null}
        onChange={change}
        chooseLabel={field.chooseFile}
        camera="environment"
      >
        {stored && value === stored.id && (
          <Button size="compact-md" variant="default" leftSection={<IconDownload size={17} />} onClick={save}>
            {action.download}
          </Button>
        )}
      </FileButtons>
    </Input.Wrapper>
  )
}
