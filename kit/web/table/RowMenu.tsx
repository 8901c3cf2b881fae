import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useRef } from 'react'
import { useFocusLeft } from '../feedback/focus-back.ts'
import { useKitText } from '../i18n/kit-text.ts'
import type { RowAction } from './column.ts'

interface Props<Row> {
  row: Row
  actions: readonly RowAction<Row>[]
}

/** The action menu of a row; not rendered without actions. */
export function RowMenu<Row>({ row, actions }: Props<Row>) {
  const text = useKitText()
  const button = useRef<HTMLButtonElement>(null)
  useFocusLeft(button)
  const offered = actions.filter((action) => action.when?.(row) ?? true)
  if (!offered.length) return null
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={34}
          aria-label={text.list.actions}
          ref={button}
          onClick={(event) => event.stopPropagation()}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown onClick={(event) => event.stopPropagation()}>
        {offered.map((action) => (
          <Menu.Item
            key={action.label}
            leftSection={action.icon}
            // The text red: the menu's red is too dark on a dark background.
            {...(action.danger && { color: 'red', c: 'var(--mantine-color-error)' })}
            onClick={() => {
              // A dialog returns the focus to the previous element, but this entry is removed by then.
              button.current?.focus()
              action.onClick(row)
            }}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
