import { Select, TextInput } from '@mantine/core'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { addRole } from '../../contract/roles.ts'
import { useAccountText } from '../text.ts'
import { ProviderPermissions } from './ProviderPermissions.tsx'
import { RoleTexts } from './RoleTexts.tsx'

interface Values {
  name: string
  side: 'provider' | 'company'
  display_name_la: string
  display_name_en: string
  description_la: string
  description_en: string
  permissions: string[]
}
const EMPTY: Values = {
  name: '',
  side: 'company',
  display_name_la: '',
  display_name_en: '',
  description_la: '',
  description_en: '',
  permissions: [],
}

export default function RoleCreateScreen() {
  const text = useAccountText().role
  const go = useGo()
  const add = useMutate(addRole)
  const form = useContractForm<typeof addRole.body, Values>(addRole.body, EMPTY)
  const { side } = form.fields.values
  const chooseSide = (value: string | null) =>
    form.fields.setValues({ side: value === 'provider' ? 'provider' : 'company', permissions: [] })
  return (
    <>
      <PageHeader
        title={text.add}
        breadcrumbs={[{ label: text.title, to: href('role.index') }, { label: text.add }]}
      />
      <Form
        form={form}
        onCancel={() => go('role.index')}
        onSubmit={async (body) => {
          await add.mutateAsync({ body })
          void toastSuccess('saved')
          go('role.index')
        }}
      >
        <FieldGrid columns={2}>
          <TextInput
            label={text.name}
            description={text.nameHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            withAsterisk
            {...form.fields.getInputProps('name')}
          />
          <Select
            label={text.side}
            allowDeselect={false}
            data={(['company', 'provider'] as const).map((value) => ({ value, label: text.sides[value] }))}
            value={side}
            onChange={chooseSide}
          />
        </FieldGrid>
        <RoleTexts inputProps={(field) => form.fields.getInputProps(field)} />
        <ProviderPermissions side={side} {...form.fields.getInputProps('permissions')} />
      </Form>
    </>
  )
}
