import '../styles/desk.ts'
import '@mantine/dropzone/styles.layer.css'
import { CloseButton, Group, Input, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconFile, IconUpload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { formatBytes } from '../format.ts'
import { useKitText } from '../i18n/kit-text.ts'
import classes from './FileDrop.module.css'

interface Props {
  value: File | null
  onChange: (file: File | null) => void
  /** Size limit in bytes, checked before the upload; the server checks it again. */
  maxSize: number
  /** Accepted MIME types; default: all. */
  accept?: string[]
  label?: string
  description?: string
  error?: ReactNode
  loading?: boolean
  'data-path'?: string
}

/** A field for one file, dropped or chosen. Files with a wrong size or type are refused with the reason. */
export function FileDrop({
  value,
  onChange,
  maxSize,
  accept,
  label,
  description,
  error,
  loading,
  ...rest
}: Props) {
  const text = useKitText()
  const [refused, setRefused] = useState<string>()
  const size = formatBytes(maxSize)
  return (
    <Input.Wrapper label={label} description={description} error={error ?? refused} {...rest}>
      {value ? (
        <Group className={classes.file} wrap="nowrap" justify="space-between">
          <Group gap="sm" wrap="nowrap" miw={0}>
            <IconFile size={22} stroke={1.6} />
            <Text className="name">{value.name}</Text>
            <Text c="dimmed" size="sm" style={{ flex: 'none' }}>
              {formatBytes(value.size)}
            </Text>
          </Group>
          <CloseButton
            aria-label={text.field.removeFile}
            onClick={() => onChange(null)}
            disabled={loading ?? false}
          />
        </Group>
      ) : (
        <Dropzone
          className={classes.drop ?? ''}
          onDrop={(files) => {
            setRefused(undefined)
            onChange(files[0] ?? null)
          }}
          onReject={([first]) => {
            const isLarge = first?.errors.some(({ code }) => code === 'file-too-large')
            setRefused(isLarge ? text.field.dropTooLarge(size) : text.field.dropWrongType)
          }}
          multiple={false}
          maxSize={maxSize}
          {...(accept && { accept })}
          loading={loading ?? false}
          aria-label={label ?? text.field.dropFile}
        >
          <IconUpload size={26} stroke={1.5} />
          <Text>{text.field.dropFile}</Text>
          <Text c="dimmed" size="sm">
            {text.field.dropLimit(size)}
          </Text>
        </Dropzone>
      )}
    </Input.Wrapper>
  )
}
