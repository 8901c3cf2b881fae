import { Select, TextInput } from '@mantine/core'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { addRole } from '../../contract/roles.ts'
import { useAccountText } from '../text.ts'
import { EMPTY_ROLE, NewRole, type RoleValues } from './NewRole.tsx'
import { ProviderPermissions } from './ProviderPermissions.tsx'
import { RoleTexts } from './RoleTexts.tsx'

interface Values extends RoleValues {
  name: string
  side: 'provider' | 'company'
}
const EMPTY: Values = { name: '', side: 'company', ...EMPTY_ROLE }

export default function RoleCreateScreen() {
  const text = useAccountText().role
  const add = useMutate(addRole)
  const form = useContractForm<typeof addRole.body, Values>(addRole.body, EMPTY)
  const { side } = form.fields.values
  const chooseSide = (value: string | null) =>
    form.fields.setValues({ side: value === 'provider' ? 'provider' : 'company', permissions: [] })
  return (
    <NewRole
      list={{ name: 'role.index', title: text.title }}
      form={form}
      add={(body) => add.mutateAsync({ body })}
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
    </NewRole>
  )
}
