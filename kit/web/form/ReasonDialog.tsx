import { Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { requiredLineText } from '#kit/contract/texts.ts'
import { EditModal } from '../feedback/dialogs.tsx'
import { useKitText } from '../i18n/kit-text.ts'
import { Form } from './Form.tsx'
import { useContractForm } from './use-contract-form.ts'

interface Props {
  title: string
  /** What happens, in a sentence. */
  sentence: string
  /** The label of the field; default: "Reason". */
  label?: string
  /** Shortest and longest reason that the call accepts, in characters; at least 1. */
  minLength?: number
  maxLength: number
  /** Default: "Confirm". */
  submitLabel?: string
  /** Default: "Cancel"; another word if the decision itself is a cancellation. */
  closeLabel?: string
  /** The record, if several can be decided on one page: a kept draft belongs to one of them. */
  record?: string | number
  /** Sends the reason, usually with `mutateAsync`, and closes the dialog afterwards. Errors are displayed. */
  send: (reason: string) => unknown
  onClose: () => void
  /** Stands between the sentence and the reason, such as what refused the decision. */
  children?: ReactNode
  /** A further question above the dialog. */
  question?: ReactNode
}

/** Asks for the reason of a decision. */
export function ReasonDialog({ title, sentence, minLength = 1, maxLength, send, onClose, ...props }: Props) {
  const text = useKitText()
  const [input] = useState(() => z.object({ reason: requiredLineText(maxLength).min(minLength) }))
  const form = useContractForm(input, { reason: '' }, { record: props.record })
  return (
    <EditModal opened onClose={onClose} title={title}>
      <Form
        form={form}
        submitLabel={props.submitLabel ?? text.action.confirm}
        onCancel={onClose}
        {...(props.closeLabel && { cancelLabel: props.closeLabel })}
        onSubmit={({ reason }) => send(reason)}
      >
        <Stack gap="md">
          <Text size="sm">{sentence}</Text>
          {props.children}
          <TextInput
            label={props.label ?? text.form.reason}
            withAsterisk
            maxLength={maxLength}
            data-autofocus
            {...form.fields.getInputProps('reason')}
          />
        </Stack>
      </Form>
      {props.question}
    </EditModal>
  )
}
