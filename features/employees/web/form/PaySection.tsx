import { Anchor, Group, Text } from '@mantine/core'
import { listPositions } from '#features/master-data/contract.ts'
import { formatKip } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { useEmployeeText } from '../text.ts'
import { BenefitList } from './BenefitList.tsx'
import type { SectionProps } from './form-props.ts'
import { GuardNote } from './GuardNote.tsx'
import { SalaryHistory } from './SalaryHistory.tsx'
import { Section } from './Section.tsx'
import { SectionFields } from './SectionFields.tsx'
import { useGuardRights } from './use-guard-rights.ts'

export function PaySection(props: SectionProps) {
  const { form, employee } = props
  const text = useEmployeeText()
  const right = useGuardRights().salary
  return (
    <Section title={text.section.pay}>
      <SectionFields section="pay" {...props}>
        {!employee && right === 'edit' && <UsualSalary form={form} />}
      </SectionFields>
      {right !== 'none' && <BenefitList {...props} />}
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
