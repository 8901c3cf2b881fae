import { showPicture, uploadPicture } from '../../contract.ts'
import { latinName } from '../PersonAvatar.tsx'
import type { SectionProps } from './form-props.ts'
import { PictureInput } from './PictureInput.tsx'

/** The picture in the form of an employee. */
export function PictureField({ form: { fields }, employee }: SectionProps) {
  return (
    <PictureInput
      value={fields.values.profile ?? null}
      initial={employee?.profile ?? null}
      stored={{ route: showPicture, input: { params: { id: employee?.id ?? 0 }, query: { size: 'full' } } }}
      upload={uploadPicture}
      onChange={(id) => fields.setFieldValue('profile', id)}
      error={fields.errors.profile}
      name={latinName(fields.values)}
    />
  )
}
