import { Anchor, Group, Switch, Text } from '@mantine/core'
import { listBenefitTypes, listPositions } from '#features/master-data/contract.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { KipField } from '#kit/web/form/KipField.tsx'
import { formatKip } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { useEmployeeText } from '../text.ts'
import classes from './form.module.css'
import type { SectionProps } from './form-props.ts'
import { IdSelect } from './IdSelect.tsx'
import { ListField } from './ListField.tsx'
import { SalaryHistory } from './SalaryHistory.tsx'
import { Section } from './Section.tsx'

export function PaySection({ form, employee }: SectionProps) {
  const text = useEmployeeText()
  const { field } = text
  const input = form.fields.getInputProps
  const benefitTypes = useRoute(listBenefitTypes)
  const { benefits } = form.fields.values
  return (
    <Section title={text.section.pay}>
      <FieldGrid>
        <KipField
          label={field.base_salary}
          withAsterisk
          {...(employee && {
            description: text.hint.base_salary,
            inputWrapperOrder: ['label', 'input', 'description', 'error'],
          })}
          {...input('base_salary')}
        />
        {!employee && <UsualSalary form={form} />}
      </FieldGrid>
      <div className={classes.switches}>
        <Switch label={field.is_annual_bonus} {...input('is_annual_bonus', { type: 'checkbox' })} />
      </div>
      <ListField
        title={field.benefits}
        count={benefits.length}
        max={50}
        addLabel={text.addBenefit}
        onAdd={() => form.fields.insertListItem('benefits', { type: null, amount: '' })}
        onRemove={(index) => form.fields.removeListItem('benefits', index)}
        line={(index) => (
          <>
            <IdSelect
              aria-label={field.benefit_type}
              clearable={false}
              choices={benefitTypes.data?.data}
              {...input(`benefits.${index}.type`)}
            />
            <KipField aria-label={field.amount} {...input(`benefits.${index}.amount`)} />
          </>
        )}
      />
      {employee && employee.salaries.length > 0 && <SalaryHistory salaries={employee.salaries} />}
    </Section>
  )
}

/** What the chosen position usually earns, to be taken with one click. */
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
