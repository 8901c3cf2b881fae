import { Button, Fieldset, Group, Select, Stack, Switch, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { KipField } from '#kit/web/form/KipField.tsx'
import type { SettlementValues } from './settlement-values.ts'
import { useSettlementText } from './text.ts'

/** Lines by hand: additional pay, or property and advances that are deducted. */
export function SettlementItems({ fields }: { fields: UseFormReturnType<SettlementValues> }) {
  const { form: text } = useSettlementText()
  const { items } = fields.values
  return (
    <Fieldset legend={text.items}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {text.itemsHint}
        </Text>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their fields belong to their place
          <Stack key={index} gap="xs">
            <FieldGrid columns={2}>
              <Select
                label={text.kind}
                allowDeselect={false}
                data={Object.entries(text.kinds).map(([value, label]) => ({ value, label }))}
                {...fields.getInputProps(`items.${index}.kind`)}
              />
              <KipField label={text.amount} withAsterisk {...fields.getInputProps(`items.${index}.amount`)} />
            </FieldGrid>
            <TextInput
              label={text.name}
              withAsterisk
              maxLength={120}
              {...fields.getInputProps(`items.${index}.name`)}
            />
            <Group justify="space-between">
              {item.kind === 'income' ? (
                <Switch
                  label={text.taxable}
                  {...fields.getInputProps(`items.${index}.taxable`, { type: 'checkbox' })}
                />
              ) : (
                <span />
              )}
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                leftSection={<IconTrash size={16} />}
                onClick={() => fields.removeListItem('items', index)}
              >
                {text.removeItem}
              </Button>
            </Group>
          </Stack>
        ))}
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() =>
              fields.insertListItem('items', { kind: 'deduction', name: '', amount: '', taxable: true })
            }
          >
            {text.addItem}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}
