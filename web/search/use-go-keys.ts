import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { MenuGroup } from '../menus/menu.ts'
import { routes } from '../routes.ts'
import { followGo, goKeysOf } from './go-keys.ts'
import { openPalette } from './open-palette.ts'
import { openShortcuts } from './shortcuts-open.ts'

/** Parts with keys of their own. */
const OTHERS =
  'input, textarea, select, [contenteditable], [role=grid], [role=dialog], [role=menu], [role=listbox]'

const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(OTHERS) !== null

/** g and a letter open a page of the menu, / the search, ? the shortcuts: by the position of the keys too. */
export function useGoKeys(menu: readonly MenuGroup[]): void {
  const navigate = useNavigate()
  useEffect(() => {
    const pages = new Map(goKeysOf(menu))
    const follow = followGo()
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
      const isSlash = event.code === 'Slash'
      if (event.key === '?' || (isSlash && event.shiftKey)) return openShortcuts(true)
      if (event.key === '/' || isSlash) {
        event.preventDefault()
        return openPalette()
      }
      const route = pages.get(follow(event) ?? '')
      if (!route) return
      event.preventDefault()
      void navigate(routes[route].path)
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [menu, navigate])
}
