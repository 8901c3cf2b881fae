import type { ReactNode } from 'react'
import type { z } from 'zod'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { FormFrame } from '#kit/web/form/FormFrame.tsx'
import type { ContractForm, Values } from '#kit/web/form/use-contract-form.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useAccountText } from '../text.ts'

/** The values of a new role that roles of the provider and of a company share. */
export interface RoleValues {
  display_name_la: string
  display_name_en: string
  description_la: string
  description_en: string
  permissions: string[]
}

export const EMPTY_ROLE: RoleValues = {
  display_name_la: '',
  display_name_en: '',
  description_la: '',
  description_en: '',
  permissions: [],
}

interface Props<S extends z.ZodType, V extends Values> {
  /** The list that the role is added to. */
  list: { name: 'role.index' | 'companyRole.index'; title: string }
  form: ContractForm<S, V>
  add: (body: z.input<S>) => Promise<unknown>
  children: ReactNode
}

/** The page of a new role: its form, and afterwards the list. */
export function NewRole<S extends z.ZodType, V extends Values>({ list, form, add, children }: Props<S, V>) {
  const text = useAccountText().role
  const go = useGo()
  const leave = () => go(list.name)
  return (
    <>
      <PageHeader
        title={text.add}
        breadcrumbs={[{ label: list.title, to: href(list.name) }, { label: text.add }]}
      />
      <FormFrame size="lg">
        <Form
          form={form}
          onCancel={leave}
          onSubmit={async (body) => {
            await add(body)
            void toastSuccess('saved')
            leave()
          }}
        >
          {children}
        </Form>
      </FormFrame>
    </>
  )
}
