import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
  mergeThemeOverrides,
} from '@mantine/core'
import type { Language } from '#kit/contract/scalars.ts'

/*
 * The colours of dok champa: green for controls, yellow for the current position, warm white as background. Every text pairing reaches WCAG AA (4.5 : 1) in light and dark.
 */
// biome-ignore format: ten shades on a line
const leaf: MantineColorsTuple = [
  '#eef8f5', '#d8efe8', '#b0ded1', '#83cbb8', '#57b69f', '#359f87', '#1b8570', '#0d6b58', '#0a5647', '#074237',
]
// biome-ignore format: ten shades on a line
const champa: MantineColorsTuple = [
  '#fff9e8', '#fef0c7', '#fde19a', '#fbd068', '#f7c143', '#f2b632', '#d9981a', '#8f5e09', '#754c08', '#573806',
]
// biome-ignore format: ten shades on a line
const stone: MantineColorsTuple = [
  '#faf9f6', '#f3f1ec', '#e8e5dd', '#d9d5cb', '#979288', '#837e76', '#6c6861', '#57534d', '#3a3733', '#1f1d1b',
]
// biome-ignore format: ten shades on a line
const night: MantineColorsTuple = [
  '#e8ebea', '#c5cbc9', '#a0a9a6', '#76807d', '#414b48', '#303937', '#222928', '#191f1e', '#131817', '#0c100f',
]
// biome-ignore format: ten shades on a line
const red: MantineColorsTuple = [
  '#fef3f1', '#fde3df', '#fac8c1', '#f5a298', '#ee7668', '#e05242', '#c93a2a', '#b02a1c', '#8f2218', '#6b1a13',
]
// biome-ignore format: ten shades on a line
const blue: MantineColorsTuple = [
  '#eff6fb', '#dcebf6', '#b9d7ed', '#8fbee1', '#619fd0', '#3d83bb', '#2a6ba1', '#1f5785', '#19476d', '#133653',
]

/** The six sizes of type: 12 for small notes, 13 labels, 14 values and tables, 16 emphasis, 20 titles, 28 figures. */
const fontSizes = {
  xxs: '0.75rem',
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.25rem',
  xl: '1.75rem',
}

/** Lao has marks above and below letters, so line heights are 1.55, and never under 1.5. */
const lineHeights = { xxs: '1.5', xs: '1.5', sm: '1.55', md: '1.55', lg: '1.5', xl: '1.5' }

const spacing = { xxs: '0.25rem', xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' }
const radius = { xs: '6px', sm: '6px', md: '10px', lg: '14px', xl: '14px' }

const CARD = 'var(--champa-elevation-1)'
const ABOVE = 'var(--champa-elevation-2)'
const DIALOG = 'var(--champa-elevation-3)'

/** Lao needs more height in labels that Mantine clips at the height of Latin letters. */
const uncut = { styles: { label: { overflow: 'visible', lineHeight: 1.5 } } }

const dialog = { centered: true, radius: 'lg', padding: 'lg' }
const dialogTitle = { fontSize: fontSizes.md, fontWeight: 600, lineHeight: 1.55 }

const theme = createTheme({
  colors: { leaf, champa, gray: stone, dark: night, red, green: leaf, yellow: champa, blue },
  primaryColor: 'leaf',
  primaryShade: { light: 7, dark: 7 },
  black: '#1f1d1b',
  fontFamily: "'Noto Sans Lao', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'Noto Sans Lao', monospace",
  fontSizes,
  lineHeights,
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  spacing,
  defaultRadius: 'md',
  radius,
  shadows: { xs: CARD, sm: CARD, md: ABOVE, lg: DIALOG, xl: DIALOG },
  cursorType: 'pointer',
  respectReducedMotion: true,
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: fontSizes.lg, lineHeight: '1.5' },
      h2: { fontSize: fontSizes.lg, lineHeight: '1.5' },
      h3: { fontSize: fontSizes.md, lineHeight: '1.55' },
      h4: { fontSize: fontSizes.sm, lineHeight: '1.55' },
      h5: { fontSize: fontSizes.sm, lineHeight: '1.55' },
      h6: { fontSize: fontSizes.xs, lineHeight: '1.55' },
    },
  },
  components: {
    Button: uncut,
    Checkbox: { defaultProps: { radius: 'sm' } },
    Text: { defaultProps: { size: 'sm' } },
    Badge: uncut,
    Modal: { styles: { title: dialogTitle } },
    Drawer: { styles: { title: dialogTitle } },
    InputWrapper: {
      // Hints below: fields in a row stay at the same height.
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      styles: {
        label: { fontSize: fontSizes.xs, fontWeight: 500, marginBottom: 4 },
        description: { lineHeight: 1.5 },
        error: { lineHeight: 1.5 },
      },
    },
    // A keyboard scrolls it too: a region that scrolls and holds nothing to focus is closed to it.
    TableScrollContainer: { defaultProps: { type: 'native', tabIndex: 0 } },
    Tooltip: {
      defaultProps: { withArrow: true, openDelay: 300, radius: 'sm', transitionProps: { duration: 120 } },
    },
    Menu: { defaultProps: { shadow: 'md', withinPortal: true, transitionProps: { duration: 120 } } },
  },
})

const CLOSE: Record<Language, string> = { la: 'ປິດ', en: 'Close' }

/** The theme, with Mantine's built-in texts (such as the close button) in the current language. */
export function themeFor(language: Language): MantineThemeOverride {
  const closeButtonProps = { 'aria-label': CLOSE[language] }
  // A <header> in a dialog would be a second banner of the page.
  const attributes = { header: { role: 'none' } }
  return mergeThemeOverrides(theme, {
    components: {
      Modal: { defaultProps: { ...dialog, closeButtonProps, attributes } },
      Drawer: { defaultProps: { closeButtonProps, attributes } },
    },
  })
}

/** CSS variables of the product, and of Mantine where its contrast is too low. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': stone[6],
    '--mantine-color-placeholder': stone[6],
    '--mantine-color-error': red[7],
    '--mantine-color-anchor': leaf[7],
    '--mantine-color-default-border': stone[3],
    '--champa-canvas': stone[0],
    '--champa-surface': '#ffffff',
    '--champa-line': stone[2],
    '--champa-hover': stone[1],
    '--champa-chosen': leaf[0],
    '--champa-accent': champa[5],
  },
  dark: {
    '--mantine-color-dimmed': night[2],
    '--mantine-color-placeholder': night[2],
    '--mantine-color-error': red[3],
    '--mantine-color-anchor': leaf[3],
    '--mantine-color-default-border': night[4],
    '--champa-canvas': night[8],
    '--champa-surface': night[7],
    '--champa-line': night[5],
    '--champa-hover': night[6],
    '--champa-chosen': 'rgb(53 159 135 / 16%)',
    '--champa-accent': champa[5],
  },
})
