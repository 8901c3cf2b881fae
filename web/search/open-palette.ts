import { createSpotlight } from '@mantine/spotlight'

/** The state of the search of the top bar. */
export const [paletteStore, palette] = createSpotlight()

/** Opens the search. */
export const openPalette = (): void => palette.open()
