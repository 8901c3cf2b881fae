import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '#kit/web/access.ts'
import { href } from '#kit/web/navigation.ts'
import type { PayslipRow, RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { CheckDialog, type CheckStep } from './CheckDialog.tsx'
import { IncludeButton } from './IncludeButton.tsx'

interface Props {
  run: RunDetail
  slip: Pick<PayslipRow, 'employee_id' | 'reviews' | 'review_facts' | 'net' | 'check' | 'is_omitted' | 'hold'>
}

/** What solves the marks of a payslip: correct the employee, accept them with a reason, or leave the employee out of the run. */
export function CheckButtons({ run, slip }: Props) {
  const text = useRunText()
  const may = useMay()
  const [step, setStep] = useState<CheckStep>()
  const isOpen = !run.is_calculating && (run.status === 'calculated' || run.status === 'draft')
  const mayAccept = isOpen && run.may_accept && slip.reviews.length > 0 && slip.net >= 0 && !slip.check
  const mayOmit = isOpen && run.may_omit && !slip.is_omitted && slip.hold?.status !== 'held'
  return (
    <Group gap={6}>
      {mayAccept && (
        <Button size="compact-sm" variant="light" onClick={() => setStep('accept')}>
          {text.check.accept}
        </Button>
      )}
      {may('view-employee') && (
        <Button
          component={Link}
          to={href('employee.edit', { employee_id: slip.employee_id })}
          size="compact-sm"
          variant="default"
        >
          {text.openEmployee}
        </Button>
      )}
      {mayOmit && (
        <Button size="compact-sm" variant="default" onClick={() => setStep('omit')}>
          {text.check.omit}
        </Button>
      )}
      {isOpen && run.may_omit && slip.is_omitted && (
        <IncludeButton runId={run.id} employeeId={slip.employee_id} />
      )}
      {step && <CheckDialog step={step} run={run} slip={slip} onClose={() => setStep(undefined)} />}
    </Group>
  )
}
