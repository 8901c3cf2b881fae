import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { listBanks } from '#features/master-data/contract.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { useFieldText } from '../field-text.ts'
import { useEmployeeText } from '../text.ts'
import { IdSelect } from './IdSelect.tsx'
import { Section } from './Section.tsx'

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: a form that has `account` among its values
  fields: UseFormReturnType<any>
}

/** The own bank account, under `account` of the form. */
export function OwnAccountFields({ fields }: Props) {
  const { section } = useEmployeeText()
  const { label } = useFieldText()
  const language = useLanguage()
  const banks = useRoute(listBanks, { query: { per_page: 200 } }).data?.data
  const choices = banks?.map((bank) => ({
    id: bank.id,
    name: `${bank.short_name} · ${language === 'la' ? bank.name_la : bank.name_en}`,
  }))
  return (
    <Section title={section.bank}>
      <FieldGrid>
        <IdSelect label={label('bank_id')} choices={choices} {...fields.getInputProps('account.bank_id')} />
        <TextInput
          label={label('bank_account')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={25}
          {...fields.getInputProps('account.bank_account')}
        />
        <TextInput
          label={label('bank_account_name')}
          autoComplete="off"
          maxLength={100}
          {...fields.getInputProps('account.bank_account_name')}
        />
      </FieldGrid>
    </Section>
  )
}
