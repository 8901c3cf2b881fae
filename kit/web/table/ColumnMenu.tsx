import { ActionIcon, Checkbox, Popover, Stack, Text } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useKitText } from '../i18n/kit-text.ts'
import type { Column } from './column.ts'
import type { ColumnChoice } from './column-choice.ts'

interface Props<Row> {
  columns: readonly Column<Row>[]
  choice: ColumnChoice
}

/** The menu to choose visible columns. */
export function ColumnMenu<Row>({ columns, choice }: Props<Row>) {
  const text = useKitText()
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={text.list.columns} title={text.list.columns}>
          <IconColumns3 size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={text.list.columns}>
        <Stack gap={10}>
          <Text size="xs" c="dimmed" fw={700}>
            {text.list.columns}
          </Text>
          {columns.map(({ key, title }) => (
            <Checkbox
              key={key}
              label={title}
              checked={choice.isShown(key)}
              onChange={() => choice.toggle(key)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
