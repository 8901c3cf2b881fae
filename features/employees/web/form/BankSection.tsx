import { listBanks } from '#features/master-data/contract.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { useFieldText } from '../field-text.ts'
import { useEmployeeText } from '../text.ts'
import type { SectionProps } from './form-props.ts'
import { GuardNote } from './GuardNote.tsx'
import { IdSelect } from './IdSelect.tsx'
import { Section } from './Section.tsx'
import { SectionFields } from './SectionFields.tsx'
import { useGuardRights } from './use-guard-rights.ts'

export function BankSection({ form, employee }: SectionProps) {
  const text = useEmployeeText()
  const right = useGuardRights().bank
  const language = useLanguage()
  const { label } = useFieldText()
  const banks = useRoute(listBanks)
  const loaded = banks.data?.data.map((bank) => ({
    id: bank.id,
    name: `${bank.short_name} · ${language === 'la' ? bank.name_la : bank.name_en}`,
  }))
  const stored =
    employee?.bank_id && employee.bank_name ? [{ id: employee.bank_id, name: employee.bank_name }] : []
  const own = {
    bank_id: (
      <IdSelect
        key="bank_id"
        label={label('bank_id')}
        choices={loaded ?? stored}
        disabled={right !== 'edit'}
        {...form.fields.getInputProps('bank_id')}
      />
    ),
  }
  return (
    <Section title={text.section.bank}>
      <SectionFields section="bank" own={own} form={form} employee={employee} />
      <GuardNote guard="bank" />
    </Section>
  )
}
