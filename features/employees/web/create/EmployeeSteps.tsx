import { useMediaQuery } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { Form } from '#kit/web/form/Form.tsx'
import { Steps } from '#kit/web/form/Steps.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { PHONE } from '#kit/web/phone.ts'
import { addEmployee } from '../../contract.ts'
import { useLeave } from '../form/EmployeeForm.tsx'
import { type EmployeeValues, isFilled } from '../form/employee-values.ts'
import { useGuardRights } from '../form/use-guard-rights.ts'
import { useEmployeeText } from '../text.ts'
import { CheckStep } from './CheckStep.tsx'
import classes from './create.module.css'
import { StepFields } from './StepFields.tsx'
import { type FieldStep, isFolded, STEPS, type StepName, stepOf } from './steps.ts'

interface Props {
  initial: EmployeeValues
  /** Sends the body; afterwards the form is closed. */
  send: (body: z.input<typeof addEmployee.body>) => Promise<void>
}

const FIELD_STEPS = STEPS.filter((step): step is FieldStep => step !== 'check')

/**
 * A new employee in four steps. "Next" and Enter check the fields of the step; saving opens the first step with an error.
 * The step is in the address, so that it is the same after a reload or a new sign-in.
 */
export function EmployeeSteps({ initial, send }: Props) {
  const text = useEmployeeText()
  const { action } = useKitText()
  const [address, setAddress] = useSearchParams()
  const current = STEPS.find((step) => step === address.get('step')) ?? 'person'
  const [unfolded, setUnfolded] = useState<readonly FieldStep[]>([])
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false
  const maySetSalary = useGuardRights().salary === 'edit'
  const place = useRef<HTMLDivElement>(null)

  const show = (step: StepName) =>
    flushSync(() =>
      setAddress(step === 'person' ? {} : { step }, {
        replace: true,
        preventScrollReset: true,
        flushSync: true,
      }),
    )
  const unfold = (step: FieldStep, isOpen: boolean) =>
    setUnfolded((steps) => [...steps.filter((other) => other !== step), ...(isOpen ? [step] : [])])

  function showErrors(paths: readonly string[]) {
    const step = FIELD_STEPS.find((one) => paths.some((path) => stepOf(path) === one))
    if (!step) return
    if (paths.some((path) => stepOf(path) === step && isFolded(path))) flushSync(() => unfold(step, true))
    show(step)
  }

  const form = useContractForm(addEmployee.body, initial, {
    record: 'new',
    required: maySetSalary ? ['base_salary'] : [],
    onErrors: showErrors,
  })
  const leave = useLeave()

  const elementOf = () => place.current?.closest('form') ?? null
  /** An empty contact is ignored. */
  const isOfEmptyContact = (path: string) => {
    const [list, index] = path.split('.')
    const contact = list === 'contacts' ? form.fields.getValues().contacts[Number(index)] : undefined
    return contact !== undefined && !isFilled(contact)
  }
  /** The first step before `target` with an error stays open. */
  function goTo(target: StepName) {
    const before = FIELD_STEPS.slice(0, STEPS.indexOf(target))
    const isFine = (step: FieldStep) =>
      form.checkPart((path) => stepOf(path) === step && !isOfEmptyContact(path), elementOf())
    if (STEPS.indexOf(target) > STEPS.indexOf(current) && !before.every(isFine)) return
    show(target)
    window.scrollTo(0, 0)
    const step = place.current?.querySelector<HTMLElement>('[data-step]:not([hidden])')
    // A focused input would cover half of a phone with the keyboard.
    const first =
      isPhone || target === 'check' ? step : step?.querySelector<HTMLElement>('input:not([type=file])')
    first?.focus({ preventScroll: true })
  }

  const at = STEPS.indexOf(current)
  const beside = (by: number) => STEPS[at + by]
  const [previous, next] = [beside(-1), beside(1)]
  const checked: typeof form = {
    ...form,
    submit: async (give, element) => {
      if (next) return goTo(next)
      form.fields.setFieldValue('contacts', form.fields.getValues().contacts.filter(isFilled))
      return form.submit(give, element)
    },
  }
  const faulty = Object.keys(form.fields.errors).map(stepOf)
  return (
    <Form
      form={checked}
      route={addEmployee}
      onCancel={previous ? () => goTo(previous) : leave}
      {...(previous && { cancelLabel: action.back })}
      {...(next && { submitLabel: action.next })}
      onSubmit={async (body) => {
        await send(body)
        leave()
      }}
    >
      <div ref={place} className={classes.place}>
        <Steps
          label={text.create.steps}
          steps={STEPS.map((name) => ({ name, title: text.create.step[name] }))}
          current={current}
          faulty={FIELD_STEPS.filter((step) => faulty.includes(step))}
          onChoose={goTo}
        />
        {FIELD_STEPS.map((step) => (
          <div key={step} data-step={step} hidden={step !== current} tabIndex={-1} className={classes.step}>
            <StepFields
              step={step}
              form={form as never}
              isUnfolded={unfolded.includes(step)}
              onUnfold={(isOpen) => unfold(step, isOpen)}
            />
          </div>
        ))}
        {current === 'check' && (
          <div data-step="check" tabIndex={-1} className={classes.step}>
            <CheckStep values={form.fields.values} onEdit={goTo} />
          </div>
        )}
      </div>
    </Form>
  )
}
