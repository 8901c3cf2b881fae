import { SimpleGrid } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { PreviewStep, Refusal } from '../../contract.ts'
import { useRequestWords } from '../text.ts'
import { AskedInput } from './AskedInput.tsx'
import { OwnRequestForm } from './OwnRequestForm.tsx'
import type { FormParts, OwnKind } from './own-kind.ts'
import type { DerivedRow, FormValues, OwnRequestParts } from './own-request-parts.ts'
import { Preview } from './Preview.tsx'
import { usePreview } from './use-preview.ts'

interface Props extends FormParts<DerivedRow> {
  parts: OwnRequestParts
  kind: OwnKind<DerivedRow>
  initial: FormValues
  /** The record that is changed; undefined for a new one. */
  edited?: DerivedRow
  /** Kept unsaved values belong to this. */
  record: string
}

interface Answer {
  data: {
    refusals: readonly Refusal[]
    locked_runs: readonly { run: string | null; date: string }[]
    steps: readonly PreviewStep[]
  }
}

/** The form of a kind from its declaration: its fields, what it would take, and who decides. */
export function DerivedForm({ parts, kind, initial, record, ...form }: Props) {
  const { request, figure } = parts
  const language = useLanguage()
  const words = useRequestWords().details
  const contract = useContractForm(request.Input, initial, { record })
  const { values } = contract.fields
  const previewed = Object.fromEntries(request.previewed.map((name) => [name, values[name]]))
  const isFilled = request.previewed.every(
    (name) => request.fields[name]?.sent.safeParse(values[name]).success,
  )
  const { preview, isStale } = usePreview(
    request.preview,
    (isFilled ? { ...previewed, ...(form.edited && { edited_id: form.edited.id }) } : undefined) as never,
  )
  const shown = (preview as Answer | undefined)?.data
  return (
    <OwnRequestForm {...form} form={contract} kind={kind}>
      <SimpleGrid cols={2} spacing="sm" verticalSpacing="md">
        {request.names.map((name) => (
          <AskedInput
            key={name}
            request={request}
            name={name}
            fields={contract.fields}
            isEdited={form.edited !== undefined}
          />
        ))}
      </SimpleGrid>
      {shown && (
        <Preview
          figure={figure(shown as never, language)}
          refusals={shown.refusals}
          warnings={shown.locked_runs.map(({ run, date }) => words.lockedRun(run ?? '', formatDate(date)))}
          steps={shown.steps}
          isStale={isStale}
        />
      )}
    </OwnRequestForm>
  )
}
