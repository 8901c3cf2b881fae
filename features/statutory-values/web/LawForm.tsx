import { Alert, Button, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { FormFrame } from '#kit/web/form/FormFrame.tsx'
import type { SharedFields } from '#kit/web/form/shared-fields.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { useLawText } from './text.ts'

export function LawPaper({ children }: { children: ReactNode }) {
  return <FormFrame size="lg">{children}</FormFrame>
}

/** Start date and source of a value. */
export function DatedFields({
  fields,
}: {
  fields: SharedFields<{ first_day: string | null; source: string }>
}) {
  const text = useLawText()
  return (
    <>
      <FieldGrid>
        <DateField label={text.firstDay} withAsterisk {...fields.getInputProps('first_day')} />
      </FieldGrid>
      <Textarea
        label={text.source}
        description={text.sourceHint}
        withAsterisk
        autosize
        minRows={2}
        maxLength={1000}
        {...fields.getInputProps('source')}
      />
    </>
  )
}

export type Effect = { income: number } & Record<string, number>
interface Props {
  effects: readonly Effect[]
  columns: readonly { key: string; title: string }[]
  error?: string | undefined
  isSaving: boolean
  onBack: () => void
  onSave: () => void
}

/** The effect of a proposed value; it can only be saved from here. */
export function EffectTable({ effects, columns, error, isSaving, onBack, onSave }: Props) {
  const text = useLawText()
  return (
    <Stack maw="var(--champa-width-lg)">
      <Title order={2} size="h3">
        {text.effect}
      </Title>
      <Text c="dimmed">{text.effectIntro}</Text>
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      <RowsTable
        label={text.effect}
        rows={effects}
        rowKey={(row) => row.income}
        columns={[{ key: 'income', title: text.income }, ...columns].map((column) => ({
          ...column,
          align: 'end' as const,
          sort: false as const,
          cell: (row: Effect) => <Money kip={row[column.key] ?? 0} />,
        }))}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack} disabled={isSaving}>
          {text.back}
        </Button>
        <SaveButton isSaving={isSaving} onSave={onSave} />
      </Group>
    </Stack>
  )
}

function SaveButton({ isSaving, onSave }: Pick<Props, 'isSaving' | 'onSave'>) {
  const words = useKitText()
  return (
    <Button loading={isSaving} onClick={onSave}>
      {words.action.save}
    </Button>
  )
}
