import { Anchor, Group, Text } from '@mantine/core'
import { listPositions } from '#features/master-data/contract.ts'
import { amountText, KIP } from '#kit/contract/currency.ts'
import { AmountField, sameNumber } from '#kit/web/form/AmountField.tsx'
import { useRoute } from '#kit/web/query.ts'
import { EMPLOYEE_FIELDS } from '../../domain/fields/field-table.ts'
import type { NamedField } from '../../domain/fields/fields.ts'
import { CurrencySelect } from '../CurrencySelect.tsx'
import { useFieldText } from '../field-text.ts'
import { useEmployeeText } from '../text.ts'
import { BenefitList } from './BenefitList.tsx'
import { useShared } from './FieldInput.tsx'
import type { SectionProps } from './form-props.ts'
import { GuardNote } from './GuardNote.tsx'
import { SalaryHistory } from './SalaryHistory.tsx'
import { Section } from './Section.tsx'
import { SectionFields } from './SectionFields.tsx'
import { useShownPart } from './shown-part.ts'
import { useGuardRights } from './use-guard-rights.ts'

export function PaySection(props: SectionProps) {
  const { form, employee } = props
  const text = useEmployeeText()
  const right = useGuardRights().salary
  const part = useShownPart()
  return (
    <Section title={text.section.pay}>
      <SectionFields
        section="pay"
        {...props}
        own={{ base_salary: <BaseSalary key="base_salary" {...props} /> }}
      >
        {!employee && part !== 'others' && right === 'edit' && <UsualSalary form={form} />}
      </SectionFields>
      {right !== 'none' && part !== 'first' && <BenefitList {...props} />}
      {part !== 'others' && <GuardNote guard="salary" />}
      {employee && employee.salaries.length > 0 && <SalaryHistory salaries={employee.salaries} />}
    </Section>
  )
}

/** The usual salary of the selected position, which can be used with one click. */
function UsualSalary({ form }: SectionProps) {
  const text = useEmployeeText()
  const positions = useRoute(listPositions)
  const position = positions.data?.data.find(({ id }) => id === form.fields.values.positionId)
  const { base_salary, salary_currency } = form.fields.values
  const currency = position?.currency ?? KIP
  const isTaken = base_salary === position?.salary && (salary_currency ?? KIP) === currency
  if (!position?.salary || isTaken) return null
  const { salary } = position
  return (
    <Group gap="xs" align="flex-end" pb={6}>
      <Text size="sm" c="dimmed">
        {text.hint.usual_salary(amountText(salary, currency))}
      </Text>
      <Anchor
        component="button"
        type="button"
        size="sm"
        onClick={() => {
          form.fields.setFieldValue('salary_currency', currency)
          form.fields.setFieldValue('base_salary', salary)
        }}
      >
        {text.hint.take}
      </Anchor>
    </Group>
  )
}

/** The base salary with its currency: that of the position is proposed for a new employee until an amount is entered. */
function BaseSalary(props: SectionProps) {
  const { form, employee } = props
  const text = useFieldText()
  const positions = useRoute(listPositions)
  const { base_salary, salary_currency, positionId } = form.fields.values
  const isEmpty = base_salary === '' || base_salary === null
  const proposed = positions.data?.data.find(({ id }) => id === positionId)?.currency
  const currency = salary_currency ?? (!employee && isEmpty && proposed ? proposed : KIP)
  const shared = useShared({ ...props, field: FIELD })
  const setAmount = (amount: number | '') => {
    if (!salary_currency && currency !== KIP) form.fields.setFieldValue('salary_currency', currency)
    form.fields.setFieldValue('base_salary', amount)
  }
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <AmountField {...shared} style={{ flex: 1 }} currency={currency} onChange={setAmount} />
      <CurrencySelect
        w={92}
        label={text.heading('salary_currency')}
        disabled={shared.disabled === true}
        {...form.fields.getInputProps('salary_currency')}
        value={currency}
        onChange={(next) => {
          form.fields.setFieldValue('salary_currency', next)
          form.fields.setFieldValue('base_salary', sameNumber(base_salary, currency, next))
        }}
      />
    </Group>
  )
}

const FIELD: NamedField = { ...EMPLOYEE_FIELDS.base_salary, name: 'base_salary' } as NamedField
