import { Table, Text } from '@mantine/core'
import { listBenefitTypes } from '#features/master-data/contract.ts'
import { monthOf, todayInLaos } from '#kit/contract/days.ts'
import { KipField } from '#kit/web/form/KipField.tsx'
import { MonthField } from '#kit/web/form/MonthField.tsx'
import { useRoute } from '#kit/web/query.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { EmployeeDetail } from '../../contract.ts'
import { isOver } from '../../domain/dated-benefits.ts'
import { useFieldText } from '../field-text.ts'
import { useEmployeeText } from '../text.ts'
import classes from './form.module.css'
import type { SectionProps } from './form-props.ts'
import { IdSelect } from './IdSelect.tsx'
import { ListField } from './ListField.tsx'
import { useGuardRights } from './use-guard-rights.ts'

/** The benefits that are not over, each with its months, and below them the former ones. */
export function BenefitList({ form, employee }: SectionProps) {
  const text = useEmployeeText()
  const { field } = text
  const { label } = useFieldText()
  const input = form.fields.getInputProps
  const benefitTypes = useRoute(listBenefitTypes)
  const { benefits } = form.fields.values
  const disabled = useGuardRights().salary !== 'edit'
  const month = monthOf(todayInLaos())
  const added = { type: null, amount: '' as const, first_month: employee ? month : null, last_month: null }
  const former = employee?.benefits.filter((benefit) => isOver(benefit, month)) ?? []
  return (
    <>
      <ListField
        title={label('benefits')}
        count={benefits.length}
        max={50}
        dated
        disabled={disabled}
        addLabel={text.addBenefit}
        onAdd={() => form.fields.insertListItem('benefits', added)}
        onRemove={(index) => form.fields.removeListItem('benefits', index)}
        line={(index) => (
          <>
            <IdSelect
              aria-label={field.benefit_type}
              clearable={false}
              disabled={disabled || benefits[index]?.id !== undefined}
              choices={benefitTypes.data?.data}
              {...input(`benefits.${index}.type`)}
            />
            <KipField disabled={disabled} aria-label={field.amount} {...input(`benefits.${index}.amount`)} />
            <MonthField
              disabled={disabled}
              clearable
              aria-label={field.first_month}
              placeholder={text.fromStart}
              {...input(`benefits.${index}.first_month`)}
            />
            <MonthField
              disabled={disabled}
              clearable
              aria-label={field.last_month}
              placeholder={text.noEnd}
              {...input(`benefits.${index}.last_month`)}
            />
          </>
        )}
      />
      {former.length > 0 && <FormerBenefits benefits={former} />}
    </>
  )
}

/** '2026-04' as '04/2026'. */
const shownMonth = (month: string | null) => (month ? `${month.slice(5)}/${month.slice(0, 4)}` : null)

function FormerBenefits({ benefits }: { benefits: EmployeeDetail['benefits'] }) {
  const text = useEmployeeText()
  return (
    <div>
      <Text className={classes.listTitle} mb={4}>
        {text.formerBenefits}
      </Text>
      <Table.ScrollContainer minWidth={340}>
        <Table withTableBorder verticalSpacing={7}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{text.field.benefit_type}</Table.Th>
              <Table.Th ta="end">{text.field.amount}</Table.Th>
              <Table.Th>{text.field.first_month}</Table.Th>
              <Table.Th>{text.field.last_month}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {benefits.map((benefit) => (
              <Table.Tr key={benefit.id}>
                <Table.Td>{benefit.name}</Table.Td>
                <Table.Td ta="end">
                  <Money kip={benefit.amount} />
                </Table.Td>
                <Table.Td className="figures">{shownMonth(benefit.first_month) ?? text.fromStart}</Table.Td>
                <Table.Td className="figures">{shownMonth(benefit.last_month)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </div>
  )
}
