import { Alert, List } from '@mantine/core'
import { KIP } from '#kit/contract/currency.ts'
import { Amount } from '#kit/web/show/Amount.tsx'
import { FactRows } from '#kit/web/show/Facts.tsx'
import { useFieldText } from '../field-text.ts'
import type { EmployeeValues } from '../form/employee-values.ts'
import { schedulePart } from '../form/schedule-part.ts'
import { useGuardRights } from '../form/use-guard-rights.ts'
import { ReadSection, SectionFacts } from '../profile/ReadSection.tsx'
import { useEmployeeText } from '../text.ts'
import classes from './create.module.css'
import { type FieldStep, SECTIONS_OF_STEP } from './steps.ts'

interface Props {
  values: EmployeeValues
  onEdit: (step: FieldStep) => void
}

/** Everything that will be saved, by step, and what payroll will miss. */
export function CheckStep({ values, onEdit }: Props) {
  const text = useEmployeeText()
  const { label } = useFieldText()
  const rights = useGuardRights()
  const Schedule = schedulePart()
  const missing = missingParts(values, rights)
  const maySeeSalary = rights.salary !== 'none' && values.base_salary !== ''
  return (
    <div className={classes.step}>
      {missing.length > 0 && (
        <Alert color="yellow" title={text.create.missing}>
          <List size="sm">
            {missing.map((part) => (
              <List.Item key={part}>{text.missing[part]}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      {(Object.keys(SECTIONS_OF_STEP) as FieldStep[]).map((step) => (
        <ReadSection key={step} title={text.create.step[step]} onEdit={() => onEdit(step)}>
          {step === 'pay' && maySeeSalary && (
            <FactRows
              facts={[
                [
                  label('base_salary'),
                  <Amount
                    key="base_salary"
                    amount={Number(values.base_salary)}
                    currency={values.salary_currency ?? KIP}
                  />,
                ],
              ]}
            />
          )}
          <SectionFacts values={values} sections={SECTIONS_OF_STEP[step]} />
          {step === 'job' && Schedule && values.schedule_id && (
            <Schedule employeeId={undefined} value={values.schedule_id} isRead />
          )}
        </ReadSection>
      ))}
    </div>
  )
}

type Missing = 'bank_account' | 'sso_number'

/** Only what the user may enter. */
function missingParts(values: EmployeeValues, rights: ReturnType<typeof useGuardRights>): Missing[] {
  const missing: Missing[] = []
  if (rights.bank === 'edit' && !values.bank_account) missing.push('bank_account')
  if (values.is_sso && !values.sso_number) missing.push('sso_number')
  return missing
}
