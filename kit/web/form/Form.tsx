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
import type { ContractForm, Values } from './use-contract-form.ts'

interface Props<S extends z.ZodType, V extends Values> {
  form: ContractForm<S, V>
  /** Sends the validated body, usually with `mutateAsync`. Errors are displayed. */
  onSubmit: (body: z.input<S>) => unknown
  children: ReactNode
  /** Adds a "Cancel" button. */
  onCancel?: () => void
  /** What that button says instead. */
  cancelLabel?: string
  submitLabel?: string
  /** Nothing can be saved while the values are the stored ones. */
  changesOnly?: boolean
  /** The call that saves. Without permission for it, the fields are read-only. */
  route?: Pick<RouteSpec, 'access'>
}

/**
 * The form: notices about errors, restored drafts and concurrent changes, then the fields, then the buttons.
 */
export function Form<S extends z.ZodType, V extends Values>(props: Props<S, V>) {
  const { form, onSubmit, children, onCancel, cancelLabel, submitLabel, route, changesOnly = false } = props
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
        // Otherwise a form in a dialog of a form would submit both.
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
                {cancelLabel ?? (isReadOnly ? text.action.back : text.action.cancel)}
              </Button>
            )}
            {!isReadOnly && (
              <Button type="submit" loading={form.isSending} disabled={changesOnly && !form.fields.isDirty()}>
                {problem?.isLost ? text.action.retry : (submitLabel ?? text.action.save)}
              </Button>
            )}
          </div>
        </div>
      </Stack>
    </form>
  )
}
