import { ActionIcon, Button, Group, NumberInput, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { BodyGiven } from '#kit/contract/route.ts'
import { useErrorText } from '#kit/web/feedback/error-text.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { KipField } from '#kit/web/form/KipField.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { addTaxTable, previewTaxTable, type TaxEffect } from '../../contract.ts'
import { DatedFields, EffectTable, LawPaper } from './LawForm.tsx'
import { useLawText } from './text.ts'

interface Seen {
  body: BodyGiven<typeof addTaxTable>
  effects: TaxEffect[]
}

export default function TaxCreateScreen() {
  const text = useLawText()
  const go = useGo()
  const errorText = useErrorText()
  const preview = useMutate(previewTaxTable, { refresh: 'none' })
  const add = useMutate(addTaxTable, {
    onSuccess: () => {
      void toastSuccess('saved')
      go('tax.index')
    },
  })
  const [seen, setSeen] = useState<Seen>()
  const form = useContractForm(addTaxTable.body, {
    ...{ first_day: null as string | null, source: '' },
    bands: [{ above: 0, percent: 0 }] as { above: number | ''; percent: number | '' }[],
  })
  const input = form.fields.getInputProps
  return (
    <>
      <PageHeader
        title={text.addTax}
        breadcrumbs={[{ label: text.tax, to: href('tax.index') }, { label: text.addTax }]}
      />
      {seen && (
        <EffectTable
          effects={seen.effects}
          columns={[
            { key: 'before', title: text.before },
            { key: 'after', title: text.after },
          ]}
          error={add.error ? errorText(add.error) : undefined}
          isSaving={add.isPending}
          onBack={() => setSeen(undefined)}
          onSave={() => add.mutate({ body: seen.body })}
        />
      )}
      <div hidden={seen !== undefined}>
        <LawPaper>
          <Form
            form={form}
            submitLabel={text.preview}
            onCancel={() => go('tax.index')}
            onSubmit={async (body) => setSeen({ body, effects: (await preview.mutateAsync({ body })).data })}
          >
            <DatedFields form={form} />
            <Text fw={600}>{text.bands}</Text>
            {form.fields.getValues().bands.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a band has nothing of its own but its place
              <Group key={at} align="flex-start" wrap="nowrap">
                <KipField label={text.above} style={{ flex: 2 }} {...input(`bands.${at}.above`)} />
                <NumberInput
                  label={text.percent}
                  style={{ flex: 1 }}
                  hideControls
                  decimalScale={4}
                  {...input(`bands.${at}.percent`)}
                />
                <ActionIcon
                  mt={30}
                  variant="subtle"
                  color="red"
                  size="lg"
                  aria-label={text.removeBand}
                  disabled={form.fields.getValues().bands.length === 1}
                  onClick={() => form.fields.removeListItem('bands', at)}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </Group>
            ))}
            <Button
              variant="default"
              leftSection={<IconPlus size={18} />}
              style={{ justifySelf: 'start', alignSelf: 'flex-start' }}
              onClick={() => form.fields.insertListItem('bands', { above: '', percent: '' })}
            >
              {text.addBand}
            </Button>
          </Form>
        </LawPaper>
      </div>
    </>
  )
}
