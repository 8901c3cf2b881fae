import { Alert, Box, Button, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { bulkParam } from '#kit/contract/bulk.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import type { ContractForm, Values } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { useRequestWords } from '../text.ts'
import type { FormParts, OwnKind, OwnRow } from './own-kind.ts'

interface Props<S extends z.ZodType, V extends Values, Row extends OwnRow> extends FormParts<Row> {
  form: ContractForm<S, V>
  kind: OwnKind<Row>
  /** The record that is changed; undefined for a new one. */
  edited?: Row | undefined
  /** The kind can be kept as a draft: its input has `is_draft`. */
  hasDrafts?: boolean
  children: ReactNode
}

/** The form of a request: why it was returned, the fields, and the buttons that send it or keep it as a draft. */
export function OwnRequestForm<S extends z.ZodType, V extends Values, Row extends OwnRow>(
  props: Props<S, V, Row>,
) {
  const { form, kind, edited, hasDrafts = false, children, onSent, onCancel } = props
  const words = useRequestWords().ask
  const send = useSend(kind, edited)
  const keepAsDraft = (element: HTMLFormElement | null) =>
    form.submit(async (body) => {
      const kept = await send({ ...(body as object), is_draft: true })
      void toastSuccess(words.saved)
      onSent(kept)
    }, element)
  return (
    <Box maw="var(--champa-width-md)">
      <Form
        form={form}
        submitLabel={edited && edited.status !== 'draft' ? words.sendAgain : words.send}
        onCancel={onCancel}
        onSubmit={async (body) => onSent(await send(body as object))}
      >
        {edited?.is_returned && <Alert color="yellow">{words.returned(edited.decision_reason)}</Alert>}
        <Stack gap="md">
          {children}
          {hasDrafts && (!edited || edited.status === 'draft') && (
            <Button
              variant="subtle"
              disabled={form.isSending}
              onClick={(event) => void keepAsDraft(event.currentTarget.form)}
            >
              {words.saveDraft}
            </Button>
          )}
        </Stack>
      </Form>
    </Box>
  )
}

/** Sends a new record, or the change of one. */
function useSend<Row extends OwnRow>(kind: OwnKind<Row>, edited: Row | undefined) {
  const request = useMutate(kind.request)
  const change = useMutate(kind.change)
  return async (body: object): Promise<Row> => {
    const answer = edited
      ? await change.mutateAsync({
          params: { [bulkParam(kind.change)]: edited.id },
          body: { ...body, version: edited.version },
        } as never)
      : await request.mutateAsync({ body } as never)
    return (answer as unknown as { data: Row }).data
  }
}
