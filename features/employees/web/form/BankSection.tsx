import { TextInput } from '@mantine/core'
import { listBanks } from '#features/master-data/contract.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { useEmployeeText } from '../text.ts'
import type { SectionProps } from './form-props.ts'
import { IdSelect } from './IdSelect.tsx'
import { Section } from './Section.tsx'

export function BankSection({ form, employee }: SectionProps) {
  const text = useEmployeeText()
  const language = useLanguage()
  const input = form.fields.getInputProps
  const banks = useRoute(listBanks)
  const loaded = banks.data?.data.map((bank) => ({
    id: bank.id,
    name: `${bank.short_name} · ${language === 'la' ? bank.name_la : bank.name_en}`,
  }))
  const own =
    employee?.bank_id && employee.bank_name ? [{ id: employee.bank_id, name: employee.bank_name }] : []
  return (
    <Section title={text.section.bank}>
      <FieldGrid>
        <IdSelect label={text.field.bank} choices={loaded ?? own} {...input('bank_id')} />
        <TextInput
          label={text.field.bank_account}
          inputMode="numeric"
          maxLength={40}
          {...input('bank_account')}
        />
        <TextInput label={text.field.bank_account_name} maxLength={100} {...input('bank_account_name')} />
      </FieldGrid>
    </Section>
  )
}
