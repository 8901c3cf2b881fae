import { useState } from 'react'
import { readDevice, writeDevice } from '#kit/web/device.ts'

/**
 * Whether the side menu is open. The choice is stored, except on a screen that needs the whole width: there the menu
 * is initially closed, and opening it applies to that visit only.
 */
export function useMenuOpen(isHidden: boolean): [boolean, (open: boolean) => void] {
  const [chosen, setChosen] = useState(() => readDevice('side-menu') !== 'closed')
  const [here, setHere] = useState({ isHidden, open: false })
  if (here.isHidden !== isHidden) setHere({ isHidden, open: false })
  const change = (open: boolean) => {
    if (isHidden) return setHere({ isHidden, open })
    setChosen(open)
    writeDevice('side-menu', open ? 'open' : 'closed')
  }
  return [isHidden ? here.open : chosen, change]
}
