import { Text, Textarea } from '@mantine/core'
import type { OwnDetails } from '#features/employees/contract/own-details.ts'
import { OwnDetailsFields } from '#features/employees/web/parts.ts'
import { type FormParts, OwnRequestForm } from '#features/requests/web/parts.ts'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { type OwnProfileChange, ProfileChangeInput } from '../contract.ts'
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
  const form = useContractForm(
    ProfileChangeInput,
    { contacts, province_id, district_id, village_id, emergency_contact, relationship, reason },
    { record },
  )
  return (
    <OwnRequestForm {...parts} form={form} kind={useProfileKind()}>
      <Text c="dimmed">{text.hint}</Text>
      <OwnDetailsFields form={form as never} />
      <Textarea label={text.reason} maxLength={500} autosize {...form.fields.getInputProps('reason')} />
    </OwnRequestForm>
  )
}
