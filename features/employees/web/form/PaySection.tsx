import { Anchor, Group, Text } from '@mantine/core'
import { listBenefitTypes, listPositions } from '#features/master-data/contract.ts'
import { KipField } from '#kit/web/form/KipField.tsx'
import { formatKip } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { useFieldText } from '../field-text.ts'
import { useEmployeeText } from '../text.ts'
import type { SectionProps } from './form-props.ts'
import { GuardNote } from './GuardNote.tsx'
import { IdSelect } from './IdSelect.tsx'
import { ListField } from './ListField.tsx'
import { SalaryHistory } from './SalaryHistory.tsx'
import { Section } from './Section.tsx'
import { SectionFields } from './SectionFields.tsx'
import { useGuardRights } from './use-guard-rights.ts'

export function PaySection(props: SectionProps) {
  const { form, employee } = props
  const text = useEmployeeText()
  const { field } = text
  const { label } = useFieldText()
  const input = form.fields.getInputProps
  const benefitTypes = useRoute(listBenefitTypes)
  const { benefits } = form.fields.values
  const right = useGuardRights().salary
  return (
    <Section title={text.section.pay}>
      <SectionFields section="pay" {...props}>
        {!employee && right === 'edit' && <UsualSalary form={form} />}
      </SectionFields>
      {right !== 'none' && (
        <ListField
          title={label('benefits')}
          count={benefits.length}
          max={50}
          disabled={right !== 'edit'}
          addLabel={text.addBenefit}
          onAdd={() => form.fields.insertListItem('benefits', { type: null, amount: '' })}
          onRemove={(index) => form.fields.removeListItem('benefits', index)}
          line={(index) => (
            <>
              <IdSelect
                aria-label={field.benefit_type}
                clearable={false}
                disabled={right !== 'edit'}
                choices={benefitTypes.data?.data}
                {...input(`benefits.${index}.type`)}
              />
              <KipField
                disabled={right !== 'edit'}
                aria-label={field.amount}
                {...input(`benefits.${index}.amount`)}
              />
            </>
          )}
        />
      )}
      <GuardNote guard="salary" />
      {employee && employee.salaries.length > 0 && <SalaryHistory salaries={employee.salaries} />}
    </Section>
  )
}

/** The usual salary of the selected position, which can be used with one click. */
function UsualSalary({ form }: SectionProps) {
  const text = useEmployeeText()
  const positions = useRoute(listPositions)
  const position = positions.data?.data.find(({ id }) => id === form.fields.values.positionId)
  if (!position?.salary || form.fields.values.base_salary === position.salary) return null
  const { salary } = position
  return (
    <Group gap="xs" align="flex-end" pb={6}>
      <Text size="sm" c="dimmed">
        {text.hint.usual_salary(formatKip(salary))}
      </Text>
      <Anchor
        component="button"
        type="button"
        size="sm"
        onClick={() => form.fields.setFieldValue('base_salary', salary)}
      >
        {text.hint.take}
      </Anchor>
    </Group>
  )
}
