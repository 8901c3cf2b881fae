import { Select, Switch, Textarea, TextInput } from '@mantine/core'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import type { SharedFields } from '#kit/web/form/shared-fields.ts'
import { useRoute } from '#kit/web/query.ts'
import { listCompanyBusinessTypes } from '../../contract.ts'
import { useCompanyText } from '../text.ts'
import { useDirectoryText } from './text.ts'

/** The fields that adding and editing a company have in common. */
export interface CompanyValues {
  name: string
  business_type_id: number | null
  phone: string
  email: string
  founding_date: string | null
  address: string
  is_vat_registered: boolean
}

export function CompanyFields({ fields }: { fields: SharedFields<CompanyValues> }) {
  const { profile } = useCompanyText()
  const text = useDirectoryText()
  const types = useRoute(listCompanyBusinessTypes)
  const input = fields.getInputProps
  const type = fields.getValues().business_type_id
  return (
    <>
      <FieldGrid>
        <TextInput label={profile.name} withAsterisk maxLength={200} {...input('name')} />
        <Select
          label={text.businessType}
          searchable
          clearable
          data={(types.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          {...input('business_type_id')}
          value={type ? String(type) : null}
          onChange={(id) => fields.setFieldValue('business_type_id', id ? Number(id) : null)}
        />
        <TextInput label={profile.phone} type="tel" maxLength={60} {...input('phone')} />
        <TextInput label={profile.email} type="email" maxLength={200} {...input('email')} />
        <DateField label={profile.founded} {...input('founding_date')} />
      </FieldGrid>
      <Textarea label={profile.address} autosize minRows={2} maxLength={500} {...input('address')} />
      <Switch label={profile.vat} {...input('is_vat_registered', { type: 'checkbox' })} />
    </>
  )
}
