import { NumberInput, Select } from '@mantine/core'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { KipField } from '#kit/web/form/KipField.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { addSocialSecurity, previewSocialSecurity } from '../contract.ts'
import { LawDraft } from './LawDraft.tsx'
import { DatedFields } from './LawForm.tsx'
import { useLawText } from './text.ts'

export default function SocialSecurityCreateScreen() {
  const text = useLawText()
  const preview = useMutate(previewSocialSecurity, { refresh: 'none' })
  const add = useMutate(addSocialSecurity)
  const form = useContractForm(addSocialSecurity.body, {
    ...{ kind: 'social_security_ceiling', first_day: null as string | null, source: '' },
    ...{ ceiling: '', employee_percent: '', employer_percent: '' },
  })
  const input = form.fields.getInputProps
  const isCeiling = form.fields.getValues().kind === 'social_security_ceiling'
  const rate = { hideControls: true, decimalScale: 4, withAsterisk: true }
  return (
    <LawDraft
      title={text.addSso}
      list={{ name: 'social_security.index', title: text.sso }}
      form={form}
      preview={preview}
      add={add}
      columns={[
        { key: 'employee_before', title: text.employeeBefore },
        { key: 'employee_after', title: text.employeeAfter },
        { key: 'employer_before', title: text.employerBefore },
        { key: 'employer_after', title: text.employerAfter },
      ]}
    >
      <FieldGrid>
        <Select
          label={text.kind}
          allowDeselect={false}
          data={Object.entries(text.kinds).map(([value, label]) => ({ value, label }))}
          {...input('kind')}
        />
        {isCeiling && <KipField label={text.ceiling} withAsterisk {...input('ceiling')} />}
      </FieldGrid>
      {!isCeiling && (
        <FieldGrid>
          <NumberInput label={text.employeePercent} {...rate} {...input('employee_percent')} />
          <NumberInput label={text.employerPercent} {...rate} {...input('employer_percent')} />
        </FieldGrid>
      )}
      <DatedFields fields={form.fields} />
    </LawDraft>
  )
}
