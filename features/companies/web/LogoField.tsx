import { Group, Input } from '@mantine/core'
import { useEffect, useState } from 'react'
import { FILE_PURPOSES } from '#kit/contract/stored-files.ts'
import { FileButtons } from '#kit/web/form/FileButtons.tsx'
import { useCrop } from '#kit/web/form/use-crop.tsx'
import { useFileUpload } from '#kit/web/form/use-file-upload.ts'
import { formatBytes } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useSession } from '#kit/web/session.ts'
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
  const crop = useCrop('logo', upload.send)
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
          onChoose={crop.choose}
          chooseLabel={field.choosePicture}
          camera="environment"
        />
        {value !== null && <Sizes src={src} />}
      </Input.Wrapper>
      {crop.dialog}
    </Group>
  )
}

/** The logo at the sizes at which it is used, with the name of the company; its place is kept free while it loads. */
function Sizes({ src }: { src: string | undefined }) {
  const text = useCompanyText().setting
  const name = useSession()?.user.company_name
  return (
    <div className={classes.sizes}>
      {(['inMenu', 'onPaper'] as const).map((size) => (
        <figure key={size}>
          <figcaption>{text.logoSizes[size]}</figcaption>
          <span data-size={size}>
            {src && <img src={src} alt="" />}
            <b className="name">{name}</b>
          </span>
        </figure>
      ))}
    </div>
  )
}
