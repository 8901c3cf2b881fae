import { type UseFormReturnType, useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { fieldMessages } from '#kit/contract/field-messages.ts'
import { ApiError, errorText } from '../api-error.ts'
import { currentLanguage } from '../i18n/language.ts'
import { cleanValues } from './clean-values.ts'

// biome-ignore lint/suspicious/noExplicitAny: Mantine's own bound for the values of a form
type Values = Record<string, any>

export interface ContractForm<S extends z.ZodType, V extends Values = Values> {
  /** Mantine's form: `form.fields.getInputProps('name')`, `.values`, `.setFieldValue`, `.insertListItem`, … */
  fields: UseFormReturnType<V>
  /** Checks, sends, and puts what the server refuses under its field. */
  submit: (send: (body: z.input<S>) => unknown, element: HTMLFormElement | null) => Promise<void>
  isSending: boolean
  /** What went wrong that belongs to no field. */
  error: string | undefined
}

/** The first message of each field, by its dotted path. */
function firstMessages(fields: Record<string, readonly string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, messages]) => [path, messages[0] ?? '']))
}

/** Puts the cursor into the first field with an error, in the order in which they stand on the page. */
function focusFirstError(element: HTMLFormElement | null, errors: Record<string, unknown>): boolean {
  const inputs = [...(element?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
  const first = inputs.find(({ dataset }) => dataset.path !== undefined && dataset.path in errors)
  const target = first?.matches('input, textarea, select, button')
    ? first
    : first?.querySelector<HTMLElement>('input, textarea, button')
  ;(target ?? first)?.focus()
  return first !== undefined
}

/**
 * A form over the body of a contract. The same schema that the server checks is checked here, with the same words.
 * `initial` needs every field that the form shows: '' for empty text and numbers, null for empty dates and choices.
 */
export function useContractForm<S extends z.ZodType, V extends Values>(
  schema: S,
  initial: V,
): ContractForm<S, V> {
  const fields = useForm<V>({ initialValues: initial, clearInputErrorOnChange: true })
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  const sending = useRef(false)

  function showErrors(messages: Record<string, string>, element: HTMLFormElement | null) {
    fields.setErrors(messages)
    // What is refused where the form has no field would otherwise be shown nowhere.
    const isOnPage = focusFirstError(element, messages)
    if (!isOnPage)
      setError(
        Object.entries(messages)
          .map(([path, text]) => (path === '_' ? text : `${path}: ${text}`))
          .join(' · '),
      )
  }

  function showFailure(thrown: unknown, element: HTMLFormElement | null) {
    const refused = thrown instanceof ApiError && thrown.status === 422 ? firstMessages(thrown.fields) : {}
    if (Object.keys(refused).length) showErrors(refused, element)
    else setError(errorText(thrown, currentLanguage()))
  }

  async function submit(send: (body: z.input<S>) => unknown, element: HTMLFormElement | null) {
    // A second click before the first is through must not send twice.
    if (sending.current) return
    setError(undefined)
    const body = cleanValues(schema, fields.getValues())
    const result = schema.safeParse(body, { reportInput: true })
    if (!result.success)
      return showErrors(firstMessages(fieldMessages(result.error.issues, currentLanguage())), element)
    sending.current = true
    setSending(true)
    try {
      await send(body as z.input<S>)
    } catch (thrown) {
      showFailure(thrown, element)
    } finally {
      sending.current = false
      setSending(false)
    }
  }

  return { fields, submit, isSending, error }
}
