import '../styles/desk.ts'
import { Alert, Button, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { useKitText } from '../i18n/kit-text.ts'
import classes from './Form.module.css'
import type { ContractForm } from './use-contract-form.ts'

interface Props<S extends z.ZodType> {
  // biome-ignore lint/suspicious/noExplicitAny: the form's values are the caller's own
  form: ContractForm<S, any>
  /** Sends the checked body, mostly by `mutateAsync`. What it throws is shown. */
  onSubmit: (body: z.input<S>) => unknown
  children: ReactNode
  /** With it there is a "cancel" beside "save". */
  onCancel?: () => void
  submitLabel?: string
}

/** The fields, what went wrong above them, and the buttons below. */
export function Form<S extends z.ZodType>({ form, onSubmit, children, onCancel, submitLabel }: Props<S>) {
  const text = useKitText()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // A form inside a dialog inside a form would otherwise send both.
        event.stopPropagation()
        void form.submit(onSubmit, event.currentTarget)
      }}
    >
      <Stack gap="md">
        {form.error && (
          <Alert color="red" role="alert">
            {form.error}
          </Alert>
        )}
        {children}
        <div className={classes.foot}>
          <div className={classes.buttons}>
            {onCancel && (
              <Button variant="default" onClick={onCancel} disabled={form.isSending}>
                {text.action.cancel}
              </Button>
            )}
            <Button type="submit" loading={form.isSending}>
              {submitLabel ?? text.action.save}
            </Button>
          </div>
        </div>
      </Stack>
    </form>
  )
}
