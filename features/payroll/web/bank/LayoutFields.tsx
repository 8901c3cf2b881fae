import { ActionIcon, Button, Group, NumberInput, Select, Stack, Switch, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { listBanks } from '#features/master-data/contract.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { useRoute } from '#kit/web/query.ts'
import { useBankText } from '../text.ts'
import classes from './bank.module.css'
import { LayoutPreview } from './LayoutPreview.tsx'
import { type LayoutValues, newColumn } from './layout-values.ts'

interface Props {
  fields: UseFormReturnType<LayoutValues>
}

const choicesOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }))

/** Bank, format and columns of a layout, with a preview. */
export function LayoutFields({ fields }: Props) {
  const text = useBankText()
  const input = fields.getInputProps
  const banks = useRoute(listBanks, { query: { per_page: 200 } }).data?.data ?? []
  const { bank_id, format } = fields.values
  const bank = banks.find(({ id }) => id === bank_id)?.short_name ?? text.field.bank_id
  const choice = (name: 'format' | 'separator' | 'encoding', labels: Readonly<Record<string, string>>) => (
    <Select label={text.field[name]} allowDeselect={false} data={choicesOf(labels)} {...input(name)} />
  )
  return (
    <Stack gap="md">
      <FieldGrid>
        <Select
          label={text.field.bank_id}
          withAsterisk
          searchable
          data={banks.map(({ id, short_name }) => ({ value: String(id), label: short_name }))}
          {...input('bank_id')}
          value={bank_id === null ? null : String(bank_id)}
          onChange={(id) => fields.setFieldValue('bank_id', id === null ? null : Number(id))}
        />
        <TextInput label={text.field.name} withAsterisk maxLength={80} {...input('name')} />
      </FieldGrid>
      <TextInput
        label={text.field.source_note}
        placeholder={text.sourceHint}
        withAsterisk
        maxLength={200}
        {...input('source_note')}
      />
      <FieldGrid columns={3}>
        {choice('format', text.formats)}
        {format !== 'xlsx' && choice('separator', text.separators)}
        {format !== 'xlsx' && choice('encoding', text.encodings)}
      </FieldGrid>
      <FieldGrid>
        <TextInput
          label={text.field.file_name}
          description={text.fileNameHint}
          maxLength={80}
          {...input('file_name')}
        />
        <Group gap="lg">
          <Switch label={text.field.has_header} {...input('has_header', { type: 'checkbox' })} />
          <Switch label={text.field.has_totals} {...input('has_totals', { type: 'checkbox' })} />
        </Group>
      </FieldGrid>
      <Columns fields={fields} />
      <LayoutPreview layout={fields.values} bank={bank} />
    </Stack>
  )
}

function Columns({ fields }: Props) {
  const text = useBankText()
  const { columns, format, separator } = fields.values
  const isFixed = format === 'txt' && separator === 'none'
  const input = fields.getInputProps
  return (
    <Stack gap="xs" component="fieldset" style={{ border: 0, padding: 0, margin: 0 }}>
      <Text component="legend" fw={600}>
        {text.field.columns}
      </Text>
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the column
        <div key={at} className={classes.column}>
          <Select
            label={text.field.source}
            allowDeselect={false}
            data={choicesOf(text.sources)}
            {...input(`columns.${at}.source`)}
          />
          <TextInput label={text.field.title} maxLength={60} {...input(`columns.${at}.title`)} />
          <TextInput
            label={text.field.text}
            maxLength={60}
            disabled={column.source !== 'fixed'}
            {...input(`columns.${at}.text`)}
          />
          <NumberInput
            label={text.field.width}
            disabled={!isFixed}
            min={0}
            max={200}
            hideControls
            {...input(`columns.${at}.width`)}
          />
          <Select
            label={text.field.pad}
            disabled={!isFixed}
            allowDeselect={false}
            data={choicesOf(text.pads)}
            {...input(`columns.${at}.pad`)}
          />
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={`${text.up}: ${column.title}`}
              disabled={at === 0}
              onClick={() => fields.reorderListItem('columns', { from: at, to: at - 1 })}
            >
              <IconArrowUp size={18} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="red"
              size="lg"
              aria-label={`${text.removeColumn}: ${column.title}`}
              disabled={columns.length === 1}
              onClick={() => fields.removeListItem('columns', at)}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        </div>
      ))}
      <div>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} />}
          disabled={columns.length >= 30}
          onClick={() => fields.insertListItem('columns', newColumn(text.sources))}
        >
          {text.addColumn}
        </Button>
      </div>
      {fields.errors.columns && (
        <Text size="sm" c="red">
          {fields.errors.columns}
        </Text>
      )}
    </Stack>
  )
}
