import { Group, Input } from '@mantine/core'
import { useEffect, useState } from 'react'
import { FILE_PURPOSES } from '#kit/contract/stored-files.ts'
import { FileButtons } from '#kit/web/form/FileButtons.tsx'
import { useFileUpload } from '#kit/web/form/use-file-upload.ts'
import { formatBytes } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useStoredImage } from '#kit/web/show/use-stored-image.ts'
import { showLogoFile, uploadLogo } from '../contract.ts'
import classes from './companies.module.css'
import { useCompanyText } from './text.ts'

interface Props {
  /** The file of the field; `initial`: when the form was opened. */
  value: number | null
  initial: number | null
  onChange: (id: number | null) => void
  error?: string | undefined
}

/** The logo of the company with buttons to upload, replace and remove it. */
export function LogoField({ value, initial, onChange, error }: Props) {
  const text = useCompanyText().setting
  const { field } = useKitText()
  const [chosen, setChosen] = useState<{ id: number; url: string }>()
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen])
  const upload = useFileUpload(uploadLogo, ({ id }, file) => {
    setChosen({ id, url: URL.createObjectURL(file) })
    onChange(id)
  })
  const stored = useStoredImage(showLogoFile, {}, value === initial ? value : null)
  const src = value === initial ? stored : chosen?.id === value ? chosen?.url : undefined
  const limit = field.fileKinds('JPEG, PNG, WebP', formatBytes(FILE_PURPOSES.logo.maxBytes))
  return (
    <Group wrap="nowrap" align="flex-start" gap="md">
      <div className={classes.logo}>{src && <img src={src} alt={text.logo} />}</div>
      <Input.Wrapper
        label={text.logo}
        description={`${text.logoHint} ${limit}`}
        error={error}
        data-path="logo"
        labelElement="div"
      >
        <FileButtons
          {...{ upload, value, initial, onChange }}
          chooseLabel={field.choosePicture}
          camera="environment"
        />
      </Input.Wrapper>
    </Group>
  )
}
