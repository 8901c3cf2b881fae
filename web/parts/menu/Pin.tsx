import { IconPin, IconPinFilled } from '@tabler/icons-react'
import type { MenuEntry } from '../../menus/menu.ts'
import { togglePin, useMenuChoice } from '../../menus/menu-choice.ts'
import { useShellText } from '../../text.ts'
import classes from './menu.module.css'

/** Pins a page to the top of the menu, or removes the pin. */
export function Pin({ route, title }: { route: MenuEntry['route']; title: string }) {
  const { bar } = useShellText()
  const isPinned = useMenuChoice().pinned.includes(route)
  const label = isPinned ? bar.unpin(title) : bar.pin(title)
  const Icon = isPinned ? IconPinFilled : IconPin
  return (
    <button
      type="button"
      className={classes.pin}
      data-pinned={isPinned || undefined}
      aria-label={label}
      title={label}
      onClick={() => togglePin(route)}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  )
}
