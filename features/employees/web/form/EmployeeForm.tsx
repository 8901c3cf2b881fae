import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { RouteSpec } from '#kit/contract/route.ts'
import { call } from '#kit/web/client.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useGo } from '#kit/web/navigation.ts'
import { type EmployeeDetail, showEmployee } from '../../contract.ts'
import { AddressSection } from './AddressSection.tsx'
import { BankSection } from './BankSection.tsx'
import { ContactSection } from './ContactSection.tsx'
import { type EmployeeValues, isFilled, valuesOf } from './employee-values.ts'
import { JobSection } from './JobSection.tsx'
import { ClockSection, LawSection, LeaveSection } from './LawSection.tsx'
import { PaySection } from './PaySection.tsx'
import { PersonSection } from './PersonSection.tsx'
import { useReadings } from './use-readings.ts'

/** All fields, or those of one section of the page of an employee. */
export type FormPart =
  | 'all'
  | 'person'
  | 'contact'
  | 'address'
  | 'job'
  | 'pay'
  | 'bank'
  | 'law'
  | 'clock'
  | 'leave'

interface Props<S extends z.ZodType> {
  /** The call that saves. */
  route: Pick<RouteSpec, 'access'>
  schema: S
  initial: EmployeeValues
  employee?: EmployeeDetail
  part?: FormPart
  /** Closes the form; default: the previous page. */
  onLeave?: () => void
  /** Sends the body; afterwards the form is closed. */
  send: (body: z.input<S>) => Promise<void>
}

/** The form for adding and changing an employee: the same fields in the usual order of a personnel file. */
export function EmployeeForm<S extends z.ZodType>({
  route,
  schema,
  initial,
  employee,
  send,
  part = 'all',
  onLeave,
}: Props<S>) {
  const readings = useReadings(employee !== undefined)
  const form = useContractForm(schema, initial, {
    record: part === 'all' ? (employee?.id ?? 'new') : `${employee?.id} ${part}`,
    readings,
    ...(employee && {
      latest: async () => valuesOf((await call(showEmployee, { params: { id: employee.id } })).data),
    }),
  })
  const goBack = useLeave()
  const leave = onLeave ?? goBack
  const section = { form: form as never, employee }
  const has = (one: FormPart) => part === 'all' || part === one
  const checked: typeof form = {
    ...form,
    submit: (give, element) => {
      // An empty contact is ignored.
      form.fields.setFieldValue('contacts', form.fields.getValues().contacts.filter(isFilled))
      return form.submit(give, element)
    },
  }
  return (
    <Form
      form={checked}
      route={route}
      onCancel={leave}
      onSubmit={async (body) => {
        await send(body)
        leave()
      }}
    >
      {has('person') && <PersonSection {...section} />}
      {has('address') && <AddressSection {...section} />}
      {has('contact') && <ContactSection {...section} />}
      {has('job') && <JobSection {...section} />}
      {has('pay') && <PaySection {...section} />}
      {has('bank') && <BankSection {...section} />}
      {has('law') && <LawSection {...section} />}
      {has('clock') && <ClockSection {...section} />}
      {has('leave') && <LeaveSection {...section} />}
    </Form>
  )
}

/** Returns to the previous page, with its filters and its page; to the list if there is none. */
export function useLeave(): () => void {
  const go = useGo()
  const navigate = useNavigate()
  return () => {
    const place = window.history.state as { idx?: number } | null
    if (place?.idx) void navigate(-1)
    else go('employee.index')
  }
}
