import '../styles/desk.ts'
import { Alert, Button, Stack } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import type { z } from 'zod'
import type { RouteSpec } from '#kit/contract/route.ts'
import { useMayCall } from '../access.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { Difference } from './Difference.tsx'
import classes from './Form.module.css'
import { KeptNotice } from './KeptNotice.tsx'
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
  /** The call that saves: whoever may not use it reads the fields and cannot change them. */
  route?: Pick<RouteSpec, 'access'>
}

/** The fields, above them what went wrong, was put back or differs by now, and the buttons below. */
export function Form<S extends z.ZodType>(props: Props<S>) {
  const { form, onSubmit, children, onCancel, submitLabel, route } = props
  const text = useKitText()
  const element = useRef<HTMLFormElement>(null)
  const { conflict, kept, problem } = form
  const mayCall = useMayCall()
  const isReadOnly = route !== undefined && !mayCall(route)
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // A form inside a dialog inside a form would otherwise send both.
        event.stopPropagation()
        void form.submit(onSubmit, event.currentTarget)
      }}
    >
      <Stack gap="md">
        {kept && <KeptNotice onUndo={kept.undo} onClose={kept.close} />}
        {problem && (
          <Alert color="red" role="alert">
            {problem.text}
            {problem.isLost && <div>{text.form.lostHint}</div>}
          </Alert>
        )}
        {conflict && (
          <Difference
            {...conflict}
            mine={form.fields.getValues()}
            onTheirs={() => conflict.settle('theirs')}
            onMine={() => {
              conflict.settle('mine')
              element.current?.requestSubmit()
            }}
            onEdit={() => conflict.settle('later')}
          />
        )}
        {isReadOnly ? (
          <fieldset disabled className={classes.readOnly}>
            <Stack gap="md">{children}</Stack>
          </fieldset>
        ) : (
          children
        )}
        <div className={classes.foot}>
          <div className={classes.buttons}>
            {onCancel && (
              <Button variant="default" onClick={onCancel} disabled={form.isSending}>
                {isReadOnly ? text.action.back : text.action.cancel}
              </Button>
            )}
            {!isReadOnly && (
              <Button type="submit" loading={form.isSending}>
                {problem?.isLost ? text.action.retry : (submitLabel ?? text.action.save)}
              </Button>
            )}
          </div>
        </div>
      </Stack>
    </form>
  )
}
