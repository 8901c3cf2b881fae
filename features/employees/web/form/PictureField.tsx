import { Avatar, Group, Input } from '@mantine/core'
import { useEffect, useState } from 'react'
import { FILE_PURPOSES } from '#kit/contract/stored-files.ts'
import { FileButtons } from '#kit/web/form/FileButtons.tsx'
import { useCrop } from '#kit/web/form/use-crop.tsx'
import { useFileUpload } from '#kit/web/form/use-file-upload.ts'
import { formatBytes } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useStoredImage } from '#kit/web/show/use-stored-image.ts'
import { showPicture, uploadPicture } from '../../contract.ts'
import { useFieldText } from '../field-text.ts'
import { latinName } from '../PersonAvatar.tsx'
import type { SectionProps } from './form-props.ts'

/** The square picture with its buttons. A selected image is cropped first if the browser can display it. */
export function PictureField({ form, employee }: SectionProps) {
  const { label } = useFieldText()
  const { field } = useKitText()
  const { fields } = form
  const value = fields.values.profile ?? null
  const initial = employee?.profile ?? null
  const [chosen, setChosen] = useState<{ id: number; url: string }>()
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen])
  const change = (id: number | null) => fields.setFieldValue('profile', id)
  const upload = useFileUpload(uploadPicture, ({ id }, file) => {
    setChosen({ id, url: URL.createObjectURL(file) })
    change(id)
  })
  const crop = useCrop('photo', upload.send)
  const isStored = employee !== undefined && value !== null && value === initial
  const input = { params: { id: employee?.id ?? 0 }, query: { size: 'full' } }
  const stored = useStoredImage(showPicture, input, isStored ? value : null)
  const src = isStored ? stored : chosen?.id === value ? chosen?.url : undefined
  const limit = field.fileKinds('JPEG, PNG, WebP', formatBytes(FILE_PURPOSES.picture.maxBytes))
  return (
    <Group wrap="nowrap" align="flex-start" gap="md">
      <Avatar
        src={src ?? null}
        name={latinName(fields.values)}
        size={96}
        radius="md"
        alt={label('profile')}
      />
      <Input.Wrapper
        label={label('profile')}
        description={limit}
        error={fields.errors.profile}
        data-path="profile"
        labelElement="div"
      >
        <FileButtons
          {...{ upload, value, initial }}
          onChoose={crop.choose}
          onChange={change}
          chooseLabel={field.choosePicture}
          camera="user"
        />
      </Input.Wrapper>
      {crop.dialog}
    </Group>
  )
}
