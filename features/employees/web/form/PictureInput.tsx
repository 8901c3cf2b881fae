import { Avatar, Group, Input } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import type { RouteSpec } from '#kit/contract/route.ts'
import { FILE_PURPOSES, type fileUpload } from '#kit/contract/stored-files.ts'
import { FileButtons } from '#kit/web/form/FileButtons.tsx'
import { useCrop } from '#kit/web/form/use-crop.tsx'
import { useFileUpload } from '#kit/web/form/use-file-upload.ts'
import { formatBytes } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useStoredImage } from '#kit/web/show/use-stored-image.ts'
import { useFieldText } from '../field-text.ts'

interface Props {
  /** The file; null if there is none. */
  value: number | null
  /** The file when the form was opened, and the call that shows it. */
  initial: number | null
  stored: { route: RouteSpec; input: { params?: Record<string, unknown>; query?: Record<string, unknown> } }
  upload: ReturnType<typeof fileUpload>
  onChange: (id: number | null) => void
  error?: ReactNode
  /** Latin letters for a person without a picture. */
  name?: string
}

/** The square picture of a person with its buttons. A selected image is cropped first if the browser can display it. */
export function PictureInput({ value, initial, stored, upload, onChange, error, name = '' }: Props) {
  const { label } = useFieldText()
  const { field } = useKitText()
  const [chosen, setChosen] = useState<{ id: number; url: string }>()
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen])
  const sending = useFileUpload(upload, ({ id }, file) => {
    setChosen({ id, url: URL.createObjectURL(file) })
    onChange(id)
  })
  const crop = useCrop('photo', sending.send)
  const isStored = value !== null && value === initial
  const image = useStoredImage(stored.route, stored.input, isStored ? value : null)
  const src = isStored ? image : chosen?.id === value ? chosen?.url : undefined
  const limit = field.fileKinds('JPEG, PNG, WebP', formatBytes(FILE_PURPOSES.picture.maxBytes))
  return (
    <Group wrap="nowrap" align="flex-start" gap="md">
      <Avatar src={src ?? null} name={name} size={96} radius="md" alt={label('profile')} />
      <Input.Wrapper
        label={label('profile')}
        description={limit}
        error={error}
        data-path="profile"
        labelElement="div"
      >
        <FileButtons
          {...{ upload: sending, value, initial, onChange }}
          onChoose={crop.choose}
          chooseLabel={field.choosePicture}
          camera="user"
        />
      </Input.Wrapper>
      {crop.dialog}
    </Group>
  )
}
