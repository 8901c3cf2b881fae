import { CloseButton, Group, Input, Text } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { RouteSpec, Upload } from '#kit/contract/route.ts'
import { FILE_PURPOSES, type StoredFile } from '#kit/contract/stored-files.ts'
import { formatBytes, formatNumber } from '../format.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { AddFile } from './AddFile.tsx'
import classes from './files-field.module.css'
import { useFileUpload } from './use-file-upload.ts'

interface Props {
  label: string
  /** Below the label, before the limits. */
  hint?: ReactNode
  /** The call that uploads a document. */
  route: RouteSpec & { upload: Upload }
  /** The files that the record has already. */
  stored: readonly StoredFile[]
  /** The ids of the files that the record will have, in the order in which they were added. */
  value: readonly number[]
  onChange: (change: (before: readonly number[]) => readonly number[]) => void
  /** At most so many files. */
  most: number
  error?: ReactNode
  /** The path of the field in the form. */
  path?: string
}

/** The documents of a record, each uploaded as soon as it is chosen. */
export function FilesField({ label, hint, route, stored, value, onChange, most, error, path }: Props) {
  const { field } = useKitText()
  const [added, setAdded] = useState<readonly StoredFile[]>([])
  const upload = useFileUpload(route, (file) => {
    setAdded((before) => [...before, file])
    onChange((before) => [...before, file.id])
  })
  const files = [...stored, ...added].filter(({ id }) => value.includes(id))
  const kinds = field.fileKinds('PDF, Word, JPEG, PNG', formatBytes(FILE_PURPOSES.document.maxBytes))
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={
        <>
          {hint} {field.filesLimit(formatNumber(most, 0), kinds)}
        </>
      }
      error={error ?? upload.error}
      data-path={path}
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
                  aria-label={field.removeNamedFile(name)}
                  onClick={() => onChange((before) => before.filter((one) => one !== id))}
                />
              </Group>
            </li>
          ))}
        </ul>
      )}
      <AddFile upload={upload} mayAdd={value.length < most} />
    </Input.Wrapper>
  )
}
