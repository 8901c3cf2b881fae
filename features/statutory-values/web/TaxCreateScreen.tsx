import { ActionIcon, Button, Group, NumberInput, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { KipField } from '#kit/web/form/KipField.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { addTaxTable, previewTaxTable } from '../contract.ts'
import { LawDraft } from './LawDraft.tsx'
import { DatedFields } from './LawForm.tsx'
import { useLawText } from './text.ts'

export default function TaxCreateScreen() {
  const text = useLawText()
  const preview = useMutate(previewTaxTable, { refresh: 'none' })
  const add = useMutate(addTaxTable)
  const form = useContractForm(addTaxTable.body, {
    ...{ first_day: null as string | null, source: '' },
    bands: [{ above: 0, percent: 0 }] as { above: number | ''; percent: number | '' }[],
  })
  const input = form.fields.getInputProps
  return (
    <LawDraft
      title={text.addTax}
      list={{ name: 'tax.index', title: text.tax }}
      form={form}
      preview={preview}
      add={add}
      columns={[
        { key: 'before', title: text.before },
        { key: 'after', title: text.after },
      ]}
    >
      <DatedFields fields={form.fields} />
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
    </LawDraft>
  )
}
