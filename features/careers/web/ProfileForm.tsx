import { Text, Textarea } from '@mantine/core'
import type { OwnDetails } from '#features/employees/contract/own-details.ts'
import { showOwnPictureFile } from '#features/employees/contract.ts'
import { OwnAccountFields, OwnDetailsFields, PictureInput } from '#features/employees/web/parts.ts'
import { type FormParts, OwnRequestForm } from '#features/requests/web/parts.ts'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useRoute } from '#kit/web/query.ts'
import {
  type OwnProfileChange,
  ProfileChangeInput,
  showAskedPicture,
  showWantedPicture,
  uploadProfilePicture,
} from '../contract.ts'
import { useCareerText } from './text.ts'
import { useProfileKind } from './use-profile-kind.ts'

interface Props extends FormParts<OwnProfileChange> {
  initial: OwnDetails & { reason: string }
  /** The request that is changed; undefined for a new one. */
  edited?: OwnProfileChange
  /** Kept unsaved values belong to this. */
  record: string
}

/** The own details, to correct and send. */
export function ProfileForm({ initial, record, ...parts }: Props) {
  const text = useCareerText()
  const { contacts, province_id, district_id, village_id, emergency_contact, relationship, reason } = initial
  const { bank_id, bank_account, bank_account_name, profile } = initial
  const form = useContractForm(
    ProfileChangeInput,
    {
      ...{ contacts, province_id, district_id, village_id, emergency_contact, relationship, reason },
      account: { bank_id, bank_account, bank_account_name },
      profile,
    },
    { record },
  )
  const { fields } = form
  return (
    <OwnRequestForm {...parts} form={form} kind={useProfileKind()}>
      <Text c="dimmed">{text.hint}</Text>
      <PictureInput
        value={fields.values.profile}
        initial={profile}
        stored={useStoredPicture(parts.edited)}
        upload={uploadProfilePicture}
        onChange={(id) => fields.setFieldValue('profile', id)}
        error={fields.errors.profile}
      />
      <OwnDetailsFields form={form as never} />
      <OwnAccountFields fields={fields} />
      <Textarea label={text.reason} maxLength={500} autosize {...fields.getInputProps('reason')} />
    </OwnRequestForm>
  )
}

/** The call that shows the picture with which the form was opened: the own one, or the one that was asked for. */
function useStoredPicture(edited: OwnProfileChange | undefined) {
  const params = { asked_change_id: edited?.id ?? 0 }
  const asked = useRoute(showAskedPicture, { params }, { enabled: edited !== undefined }).data?.data
  return asked?.is_asked
    ? { route: showWantedPicture, input: { params } }
    : { route: showOwnPictureFile, input: { query: { size: 'full' } } }
}
