import { spotlight } from '@mantine/spotlight'

/** Opens the search of the top bar. */
export const openPalette = (): void => spotlight.open()
