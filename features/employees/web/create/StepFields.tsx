import { Button, Collapse } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useId } from 'react'
import { AddressSection } from '../form/AddressSection.tsx'
import { BankSection } from '../form/BankSection.tsx'
import { ContactSection } from '../form/ContactSection.tsx'
import type { EmployeeContractForm } from '../form/form-props.ts'
import { JobSection } from '../form/JobSection.tsx'
import { ClockSection, LawSection, LeaveSection } from '../form/LawSection.tsx'
import { PaySection } from '../form/PaySection.tsx'
import { PersonSection } from '../form/PersonSection.tsx'
import { ShownPartContext } from '../form/shown-part.ts'
import { useGuardRights } from '../form/use-guard-rights.ts'
import { useEmployeeText } from '../text.ts'
import classes from './create.module.css'
import type { FieldStep } from './steps.ts'

interface Props {
  step: FieldStep
  form: EmployeeContractForm
  isUnfolded: boolean
  onUnfold: (isUnfolded: boolean) => void
}

/** The first fields of a step, and folded below them the others of its sections. */
export function StepFields({ step, form, isUnfolded, onUnfold }: Props) {
  const text = useEmployeeText()
  const id = useId()
  const Chevron = isUnfolded ? IconChevronUp : IconChevronDown
  return (
    <>
      <ShownPartContext value="first">
        <First step={step} form={form} />
      </ShownPartContext>
      <div>
        <Button
          variant="subtle"
          aria-expanded={isUnfolded}
          aria-controls={id}
          leftSection={<Chevron size={18} aria-hidden="true" />}
          onClick={() => onUnfold(!isUnfolded)}
        >
          {text.create.more[step]}
        </Button>
      </div>
      <Collapse id={id} expanded={isUnfolded}>
        <div className={classes.step}>
          <ShownPartContext value="others">
            <Others step={step} form={form} />
          </ShownPartContext>
        </div>
      </Collapse>
    </>
  )
}

type PartProps = Pick<Props, 'step' | 'form'>

function First({ step, form }: PartProps) {
  if (step === 'job') return <JobSection form={form} />
  if (step === 'pay')
    return (
      <>
        <PaySection form={form} />
        <BankSection form={form} />
      </>
    )
  return (
    <>
      <PersonSection form={form} />
      <ContactSection form={form} />
    </>
  )
}

function Others({ step, form }: PartProps) {
  const rights = useGuardRights()
  if (step === 'job')
    return (
      <>
        <JobSection form={form} />
        <ClockSection form={form} />
        <LeaveSection form={form} />
      </>
    )
  if (step === 'pay')
    return (
      <>
        {rights.salary !== 'none' && <PaySection form={form} />}
        <LawSection form={form} />
      </>
    )
  return (
    <>
      <PersonSection form={form} />
      <AddressSection form={form} />
      <ContactSection form={form} />
    </>
  )
}
