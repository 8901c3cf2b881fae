import { Select, Switch, Textarea, TextInput } from '@mantine/core'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import type { ContractForm } from '#kit/web/form/use-contract-form.ts'
import { useRoute } from '#kit/web/query.ts'
import { listCompanyBusinessTypes } from '../../contract.ts'
import { useCompanyText } from '../text.ts'
import { useDirectoryText } from './text.ts'

// biome-ignore lint/suspicious/noExplicitAny: adding and editing are two contracts with these fields in common
export type CompanyForm = ContractForm<any, any>

export function CompanyFields({ form }: { form: CompanyForm }) {
  const { profile } = useCompanyText()
  const text = useDirectoryText()
  const types = useRoute(listCompanyBusinessTypes)
  const input = form.fields.getInputProps
  const type = form.fields.getValues().business_type_id as number | null
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
          onChange={(id) => form.fields.setFieldValue('business_type_id', id ? Number(id) : null)}
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
