import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { listEmployees } from '#features/employees/contract.ts'
import { listPayItems } from '#features/pay-items/contract.ts'
import { SelectManyFromList } from '#kit/web/form/SelectFromList.tsx'
import type { SharedFields } from '#kit/web/form/shared-fields.ts'
import { href } from '#kit/web/navigation.ts'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import type { RunValues } from './run-values.ts'

interface Props {
  fields: SharedFields<RunValues>
  /** What is chosen already, with names. */
  choice?: RunDetail['choice']
}

const personLabel = ({ emp_number, name }: { emp_number: string; name: string }) =>
  `${emp_number} · ${name}`.trim()

/** What an extra run pays, and whom. */
export function ChoiceFields({ fields, choice }: Props) {
  const text = useRunText().extra
  const { item_ids, employee_ids } = fields.values
  return (
    <>
      <SelectManyFromList
        route={listPayItems}
        query={{ frequency: 'once' }}
        labelOf={({ name }) => name}
        label={text.items}
        description={
          <>
            {text.itemsHint}{' '}
            <Anchor component={Link} to={href('pay_item.index')} inherit>
              {text.addItem}
            </Anchor>
          </>
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        withAsterisk
        {...fields.getInputProps('item_ids')}
        value={item_ids}
        onChange={(ids) => fields.setFieldValue('item_ids', ids)}
        chosen={(choice?.items ?? []).map(({ id, name }) => ({ id, label: name }))}
      />
      <SelectManyFromList
        route={listEmployees}
        labelOf={({ emp_number, name, surname }) => personLabel({ emp_number, name: `${name} ${surname}` })}
        label={text.employees}
        description={text.employeesHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...fields.getInputProps('employee_ids')}
        value={employee_ids}
        onChange={(ids) => fields.setFieldValue('employee_ids', ids)}
        chosen={(choice?.employees ?? []).map((one) => ({ id: one.id, label: personLabel(one) }))}
      />
      <Text size="sm" c="dimmed">
        {text.taxHint}
      </Text>
    </>
  )
}
