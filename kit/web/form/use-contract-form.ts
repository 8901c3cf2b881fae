import { type UseFormReturnType, useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { fieldMessages, REQUIRED } from '#kit/contract/field-messages.ts'
import { ApiError, errorText } from '../api-error.ts'
import { currentLanguage } from '../i18n/language.ts'
import { cleanValues } from './clean-values.ts'
import { type Conflict, type FieldReading, labelsOf, mergedValues } from './difference.ts'
import { focusFirstError } from './focus-first-error.ts'
import { useDraft } from './use-draft.ts'

/** The values of any form. */
// biome-ignore lint/suspicious/noExplicitAny: Mantine's own bound for the values of a form
export type Values = Record<string, any>

export interface FormOptions<V extends Values> {
  /**
   * Identifies the record in a dialog without its own address, so that a draft is restored only for this
   * record.
   */
  record?: string | number | undefined
  /** Loads the current record after a concurrent change. The user sees the difference and chooses. */
  latest?: (refusal: ApiError) => V | Promise<V>
  /** How to display values in that difference that are not readable themselves. */
  readings?: Record<string, FieldReading>
  /** Fields that this user has to fill in, although the contract lets others omit them. */
  required?: readonly string[]
  /** Before the first field with an error gets the focus: opens the part of the form that contains it. */
  onErrors?: (paths: readonly string[]) => void
}

/**
 * An error that belongs to no field. `isLost`: there was no answer; sending the same again is done only once.
 */
export interface FormProblem {
  text: string
  isLost: boolean
}

export interface ContractForm<S extends z.ZodType, V extends Values = Values> {
  /** Mantine's form: `form.fields.getInputProps('name')`, `.values`, `.setFieldValue`, `.insertListItem`, … */
  fields: UseFormReturnType<V>
  /** Validates and sends the form, and displays field errors of the server at their fields. */
  submit: (send: (body: z.input<S>) => unknown, element: HTMLFormElement | null) => Promise<void>
  /** Validates the fields of a part, by their paths, and displays their errors. False if there are any. */
  checkPart: (isOfPart: (path: string) => boolean, element: HTMLFormElement | null) => boolean
  isSending: boolean
  problem: FormProblem | undefined
  /** The fields contain a restored draft from before a lost session or connection. */
  kept: { undo: () => void; close: () => void } | undefined
  /** Another user has saved the record in the meantime. */
  conflict: (Conflict<V> & { readings: Record<string, FieldReading>; settle: Settle }) | undefined
}

/**
 * `theirs`: load the current values; `mine`: overwrite them when saving; `later`: continue typing and ask
 * again.
 */
type Settle = (choice: 'theirs' | 'mine' | 'later') => void

/** The first message of each field, by its dotted path. */
function firstMessages(fields: Record<string, readonly string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, messages]) => [path, messages[0] ?? '']))
}

const isStale = (thrown: unknown): thrown is ApiError =>
  thrown instanceof ApiError && thrown.code === 'stale_version'

/**
 * A form for the body of a contract. It uses the same schema and the same messages as the server. `initial`
 * needs every field of the form: '' for empty text and numbers, null for empty dates and choices. Unsaved
 * values survive the end of the session, a reload and a lost connection.
 */
export function useContractForm<S extends z.ZodType, V extends Values>(
  schema: S,
  initial: V,
  options: FormOptions<V> = {},
): ContractForm<S, V> {
  const draft = useDraft(initial, options.record)
  const fields = useForm<V>({
    initialValues: draft.kept ?? initial,
    clearInputErrorOnChange: true,
    onValuesChange: draft.keep,
  })
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<FormProblem>()
  const [conflict, setConflict] = useState<Conflict<V>>()
  const sending = useRef(false)
  const begun = useRef(initial)
  // A restored form still differs from the saved values.
  useEffect(() => fields.setInitialValues(begun.current), [fields.setInitialValues])

  function showErrors(messages: Record<string, string>, element: HTMLFormElement | null) {
    fields.setErrors(messages)
    options.onErrors?.(Object.keys(messages))
    // Errors of fields that the form does not have would otherwise not be displayed.
    const isOnPage = focusFirstError(element, messages)
    const text = Object.entries(messages).map(([path, words]) => (path === '_' ? words : `${path}: ${words}`))
    if (!isOnPage) setProblem({ text: text.join(' · '), isLost: false })
  }

  async function showFailure(thrown: unknown, element: HTMLFormElement | null) {
    if (isStale(thrown) && options.latest) {
      const theirs = await options.latest(thrown)
      // What only the other user has changed is not overwritten.
      fields.setValues(mergedValues(begun.current, theirs, fields.getValues()))
      begun.current = theirs
      return setConflict({ theirs, labels: labelsOf(element) })
    }
    const isOfFields = thrown instanceof ApiError && [403, 422].includes(thrown.status)
    const refused = isOfFields ? firstMessages(thrown.fields) : {}
    if (Object.keys(refused).length) return showErrors(refused, element)
    const isLost = thrown instanceof ApiError && thrown.status === 0
    setProblem({ text: errorText(thrown, currentLanguage()), isLost })
  }

  function messagesOf(body: unknown): Record<string, string> | undefined {
    const language = currentLanguage()
    const result = schema.safeParse(body, { reportInput: true })
    const refused = result.success ? {} : firstMessages(fieldMessages(result.error.issues, language))
    const values = fields.getValues()
    for (const name of options.required ?? [])
      if (values[name] === '' || values[name] === null) refused[name] ??= REQUIRED[language]
    return Object.keys(refused).length > 0 ? refused : undefined
  }

  function checkPart(isOfPart: (path: string) => boolean, element: HTMLFormElement | null): boolean {
    const all = Object.entries(messagesOf(cleanValues(schema, fields.getValues())) ?? {})
    const ofPart = all.filter(([path]) => isOfPart(path))
    if (ofPart.length > 0) showErrors(Object.fromEntries(ofPart), element)
    return ofPart.length === 0
  }

  async function submit(send: (body: z.input<S>) => unknown, element: HTMLFormElement | null) {
    // A second click before the first one is finished must not send twice.
    if (sending.current) return
    setProblem(undefined)
    setConflict(undefined)
    const body = cleanValues(schema, fields.getValues())
    const refused = messagesOf(body)
    if (refused) return showErrors(refused, element)
    sending.current = true
    setSending(true)
    draft.pause()
    try {
      await send(body as z.input<S>)
      draft.drop()
      draft.dismiss()
    } catch (thrown) {
      draft.resume()
      await showFailure(thrown, element).catch((failure) => showFailure(failure, element))
    } finally {
      sending.current = false
      setSending(false)
    }
  }

  function settle(choice: Parameters<Settle>[0]) {
    const { theirs } = conflict ?? {}
    setConflict(undefined)
    if (!theirs || choice === 'later') return
    if (choice === 'mine') return fields.setFieldValue('version', theirs.version)
    fields.setInitialValues(theirs)
    fields.setValues(theirs)
    draft.rebase(theirs)
  }

  const kept = {
    undo() {
      fields.reset()
      draft.drop()
      draft.dismiss()
    },
    close: draft.dismiss,
  }
  return {
    fields,
    submit,
    checkPart,
    isSending,
    problem,
    kept: draft.kept && kept,
    conflict: conflict && { ...conflict, readings: options.readings ?? {}, settle },
  }
}
