import { useHotkeys } from '@mantine/hooks'
import { openPalette } from './open-palette.ts'

/** Ctrl K opens the search everywhere: by the key's position too, because a Lao keyboard has other letters on it. */
export function usePaletteKeys(): void {
  useHotkeys(
    [
      ['mod+K', openPalette],
      ['mod+K', openPalette, { usePhysicalKeys: true }],
    ],
    [],
    true,
  )
}
