import { NumberInput, Select } from '@mantine/core'
import { useState } from 'react'
import type { BodyGiven } from '#kit/contract/route.ts'
import { useErrorText } from '#kit/web/feedback/error-text.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { KipField } from '#kit/web/form/KipField.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { addSocialSecurity, previewSocialSecurity, type SocialSecurityEffect } from '../../contract.ts'
import { DatedFields, EffectTable, LawPaper } from './LawForm.tsx'
import { useLawText } from './text.ts'

interface Seen {
  body: BodyGiven<typeof addSocialSecurity>
  effects: SocialSecurityEffect[]
}

export default function SocialSecurityCreateScreen() {
  const text = useLawText()
  const go = useGo()
  const errorText = useErrorText()
  const preview = useMutate(previewSocialSecurity, { refresh: 'none' })
  const add = useMutate(addSocialSecurity, {
    onSuccess: () => {
      void toastSuccess('saved')
      go('social_security.index')
    },
  })
  const [seen, setSeen] = useState<Seen>()
  const form = useContractForm(addSocialSecurity.body, {
    ...{ kind: 'social_security_ceiling', first_day: null as string | null, source: '' },
    ...{ ceiling: '', employee_percent: '', employer_percent: '' },
  })
  const input = form.fields.getInputProps
  const isCeiling = form.fields.getValues().kind === 'social_security_ceiling'
  const rate = { hideControls: true, decimalScale: 4, withAsterisk: true }
  return (
    <>
      <PageHeader
        title={text.addSso}
        breadcrumbs={[{ label: text.sso, to: href('social_security.index') }, { label: text.addSso }]}
      />
      {seen && (
        <EffectTable
          effects={seen.effects}
          columns={[
            { key: 'employee_before', title: text.employeeBefore },
            { key: 'employee_after', title: text.employeeAfter },
            { key: 'employer_before', title: text.employerBefore },
            { key: 'employer_after', title: text.employerAfter },
          ]}
          error={add.error ? errorText(add.error) : undefined}
          isSaving={add.isPending}
          onBack={() => setSeen(undefined)}
          onSave={() => add.mutate({ body: seen.body })}
        />
      )}
      <div hidden={seen !== undefined}>
        <LawPaper>
          <Form
            form={form}
            submitLabel={text.preview}
            onCancel={() => go('social_security.index')}
            onSubmit={async (body) => setSeen({ body, effects: (await preview.mutateAsync({ body })).data })}
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
            <DatedFields form={form} />
          </Form>
        </LawPaper>
      </div>
    </>
  )
}
