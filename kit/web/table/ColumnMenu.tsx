import { ActionIcon, Checkbox, Menu, Stack, Tooltip } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useKitText } from '../i18n/kit-text.ts'
import type { Column } from './column.ts'
import type { ColumnChoice } from './column-choice.ts'

interface Props<Row> {
  columns: readonly Column<Row>[]
  choice: ColumnChoice
}

export function ColumnMenu<Row>({ columns, choice }: Props<Row>) {
  const text = useKitText()
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <Tooltip label={text.list.columns}>
          <ActionIcon variant="default" size={36} aria-label={text.list.columns}>
            <IconColumns3 size={18} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{text.list.columns}</Menu.Label>
        <Stack gap={10} p="xs">
          {columns.map(({ key, title }) => (
            <Checkbox
              key={key}
              label={title}
              checked={choice.isShown(key)}
              onChange={() => choice.toggle(key)}
            />
          ))}
        </Stack>
      </Menu.Dropdown>
    </Menu>
  )
}
