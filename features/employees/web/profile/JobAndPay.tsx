import { Anchor, Button, Text } from '@mantine/core'
import { IconTrendingUp } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { formatDate, todayInLaos } from '#kit/contract/days.ts'
import { useMayCall } from '#kit/web/access.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { Amount } from '#kit/web/show/Amount.tsx'
import { type EmployeeDetail, raiseSalaries } from '../../contract.ts'
import { personNames } from '../../domain/person-names.ts'
import { RaiseDialog } from '../adjustments/RaiseDialog.tsx'
import { useAdjustmentText } from '../adjustments/text.ts'
import { useFieldText } from '../field-text.ts'
import type { FormPart } from '../form/EmployeeForm.tsx'
import { valuesOf } from '../form/employee-values.ts'
import { useGuardRights } from '../form/use-guard-rights.ts'
import { useEmployeeText } from '../text.ts'
import classes from './profile.module.css'
import { placeLinePart } from './profile-tabs.ts'
import { ReadSection, SectionFacts } from './ReadSection.tsx'
import { SectionColumns } from './SectionColumns.tsx'

interface Props {
  employee: EmployeeDetail
  /** Undefined without permission to change the employee. */
  onEdit: ((part: FormPart) => void) | undefined
}

/** The employment, the salaries from the latest to the first, benefits and bank account, as far as the user may see them. */
export function JobAndPay({ employee, onEdit }: Props) {
  const { section } = useEmployeeText()
  const values = valuesOf(employee)
  const rights = useGuardRights()
  const PlaceLine = placeLinePart()
  const { manager_id, manager } = employee
  const shown = {
    ...(manager_id && {
      manager_id: (
        <Anchor component={Link} to={href('employee.show', { employee_id: manager_id })}>
          {manager}
        </Anchor>
      ),
    }),
  }
  const edit = (part: FormPart) => onEdit && (() => onEdit(part))
  const read = (part: 'job' | 'bank' | 'law' | 'clock' | 'leave', onEditPart = edit(part)) => (
    <ReadSection key={part} title={section[part]} onEdit={onEditPart}>
      <SectionFacts values={values} sections={[part]} shown={shown} />
    </ReadSection>
  )
  const pay = rights.salary !== 'none' && (
    <ReadSection key="pay" title={section.pay} onEdit={rights.salary === 'edit' ? edit('pay') : undefined}>
      <Salaries employee={employee} />
      {onEdit && <NewRaise employee={employee} />}
      <SectionFacts values={values} sections={['pay']} />
    </ReadSection>
  )
  const bank = rights.bank !== 'none' && read('bank', rights.bank === 'edit' ? edit('bank') : undefined)
  // It arrives late, and moves nothing as the last of its column.
  const places = PlaceLine && (
    <Suspense key="places">
      <PlaceLine employeeId={employee.id} />
    </Suspense>
  )
  return (
    <SectionColumns
      left={[read('job'), read('leave'), read('clock'), places]}
      right={[pay, bank, read('law')].filter(Boolean)}
    />
  )
}

/** Leads to a new salary from a day on, with the employee filled in. */
function NewRaise({ employee }: { employee: EmployeeDetail }) {
  const text = useAdjustmentText()
  const language = useLanguage()
  const mayRaise = useMayCall()(raiseSalaries)
  const [isOpen, setOpen] = useState(false)
  if (!mayRaise) return null
  const { id, emp_number, salary_currency } = employee
  const label = `${emp_number} · ${personNames(employee, language).name}`
  return (
    <>
      <Button
        variant="default"
        mb="md"
        leftSection={<IconTrendingUp size={18} />}
        onClick={() => setOpen(true)}
      >
        {text.add}
      </Button>
      {isOpen && (
        <RaiseDialog
          start={{
            employee_id: id,
            chosen: { id, label },
            ...(salary_currency && { currency: salary_currency }),
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** A time line of base salaries; one that is not yet in force has an open mark. */
function Salaries({ employee }: { employee: EmployeeDetail }) {
  const text = useEmployeeText()
  const { label } = useFieldText()
  const today = todayInLaos()
  const latestFirst = employee.salaries.toSorted((a, b) => b.effective_date.localeCompare(a.effective_date))
  if (latestFirst.length === 0) return <p className={classes.none}>{text.missing.salary}</p>
  return (
    <ol className={classes.timeline} aria-label={label('salaries')}>
      {latestFirst.map((salary) => (
        <li key={salary.effective_date} data-later={salary.effective_date > today || undefined}>
          <div className={classes.when}>
            {formatDate(salary.effective_date)} · {text.reason[salary.reason]}
          </div>
          <Text fw={500} component="div">
            <Amount amount={salary.base_salary} currency={salary.currency} />
          </Text>
          {salary.remark && (
            <Text size="xs" c="dimmed">
              {salary.remark}
            </Text>
          )}
        </li>
      ))}
    </ol>
  )
}
