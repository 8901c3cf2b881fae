import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { useErrorText } from '#kit/web/feedback/error-text.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import type { ContractForm, Values } from '#kit/web/form/use-contract-form.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { type Effect, EffectTable, LawPaper } from './LawForm.tsx'
import { useLawText } from './text.ts'

interface Props<S extends z.ZodType, V extends Values> {
  title: string
  /** The list that the value is added to. */
  list: { name: 'tax.index' | 'social_security.index'; title: string }
  form: ContractForm<S, V>
  /** Columns of the preview besides the income. */
  columns: readonly { key: string; title: string }[]
  preview: { mutateAsync: (input: { body: z.input<S> }) => Promise<{ data: readonly Effect[] }> }
  add: {
    mutate: (input: { body: z.input<S> }, options: { onSuccess: () => void }) => void
    error: Error | null
    isPending: boolean
  }
  children: ReactNode
}

/** A proposed statutory value: its fields, then a preview of its effect, which must be shown before saving. */
export function LawDraft<S extends z.ZodType, V extends Values>({
  title,
  list,
  form,
  columns,
  preview,
  add,
  children,
}: Props<S, V>) {
  const text = useLawText()
  const go = useGo()
  const errorText = useErrorText()
  const [seen, setSeen] = useState<{ body: z.input<S>; effects: readonly Effect[] }>()
  const leave = () => go(list.name)
  const onSuccess = () => {
    void toastSuccess('saved')
    leave()
  }
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: list.title, to: href(list.name) }, { label: title }]}
      />
      {seen && (
        <EffectTable
          effects={seen.effects}
          columns={columns}
          error={add.error ? errorText(add.error) : undefined}
          isSaving={add.isPending}
          onBack={() => setSeen(undefined)}
          onSave={() => add.mutate({ body: seen.body }, { onSuccess })}
        />
      )}
      <div hidden={seen !== undefined}>
        <LawPaper>
          <Form
            form={form}
            submitLabel={text.preview}
            onCancel={leave}
            onSubmit={async (body) => setSeen({ body, effects: (await preview.mutateAsync({ body })).data })}
          >
            {children}
          </Form>
        </LawPaper>
      </div>
    </>
  )
}
