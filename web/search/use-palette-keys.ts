import { useHotkeys } from '@mantine/hooks'
import { openPalette } from './open-palette.ts'

/** Ctrl K everywhere, and / outside of fields, open the search: by the key's position too, because a Lao keyboard has other letters on them. */
export function usePaletteKeys(): void {
  useHotkeys(
    [
      ['mod+K', openPalette],
      ['mod+K', openPalette, { usePhysicalKeys: true }],
    ],
    [],
    true,
  )
  useHotkeys([
    ['/', openPalette],
    ['Slash', openPalette, { usePhysicalKeys: true }],
  ])
}
