import { useState } from 'react'
import { readDevice, writeDevice } from '#kit/web/device.ts'

/** On narrower screens the menu is a rail until the user opens it. */
const WIDE = '(min-width: 75em)'

const kept = (): boolean => {
  const choice = readDevice('side-menu')
  return choice === null ? window.matchMedia(WIDE).matches : choice === 'open'
}

/**
 * Whether the side menu is open; otherwise it is a rail. The choice is stored, except on a screen that needs the whole
 * width: there it is initially a rail, and opening it applies to that visit only.
 */
export function useMenuOpen(isWideScreen: boolean): [boolean, (open: boolean) => void] {
  const [chosen, setChosen] = useState(kept)
  const [here, setHere] = useState({ isWideScreen, open: false })
  if (here.isWideScreen !== isWideScreen) setHere({ isWideScreen, open: false })
  const change = (open: boolean) => {
    if (isWideScreen) return setHere({ isWideScreen, open })
    setChosen(open)
    writeDevice('side-menu', open ? 'open' : 'rail')
  }
  return [isWideScreen ? here.open : chosen, change]
}
