import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DEFAULT_THEME } from '@mantine/core'
import { expect, test } from 'vitest'
import { themeFor } from '../theme.ts'

const CSS = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')

type Scheme = 'light' | 'dark'

/** The colour of a token, `#rrggbb`, in a scheme. */
function colourOf(token: string, scheme: Scheme): string {
  const [, light = '', dark = light] =
    new RegExp(`--champa-${token}:\\s*(?:light-dark\\()?(#[0-9a-f]{6})(?:,\\s*(#[0-9a-f]{6})\\))?`).exec(
      CSS,
    ) ?? []
  return scheme === 'light' ? light : dark
}

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const theme = themeFor('en')
const SURFACE = { light: '#ffffff', dark: theme.colors?.dark?.[7] ?? '' }
const CANVAS = { light: theme.colors?.gray?.[0] ?? '', dark: theme.colors?.dark?.[8] ?? '' }
const HUES = ['leaf', 'champa', 'blue', 'clay', 'plum', 'slate', 'rose']

test('words in a colour of data are read on its ground, a surface and the canvas in both schemes', () => {
  const faint = (['light', 'dark'] as const).flatMap((scheme) =>
    HUES.flatMap((hue) =>
      [colourOf(`data-${hue}-ground`, scheme), SURFACE[scheme], CANVAS[scheme]]
        .map((ground) => contrast(colourOf(`data-${hue}-text`, scheme), ground))
        .filter((ratio) => !(ratio >= 4.5))
        .map((ratio) => `${hue} ${scheme} ${ratio}`),
    ),
  )
  expect(faint).toEqual([])
})

test('the edge of a field is seen beside its ground in both schemes', () => {
  for (const scheme of ['light', 'dark'] as const)
    expect(contrast(colourOf('field-edge', scheme), SURFACE[scheme])).toBeGreaterThanOrEqual(3)
})

test('words on the green and the brown ground are read', () => {
  const hero = /--champa-hero: linear-gradient\(155deg, (#\w{6})/.exec(CSS)?.[1] ?? ''
  expect(contrast(colourOf('on-hero', 'light'), hero)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colourOf('on-hero-dimmed', 'light'), hero)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colourOf('on-filled', 'light'), colourOf('inside-ground', 'light'))).toBeGreaterThanOrEqual(
    4.5,
  )
})

test('type has six sizes, and no line of Lao is lower than one and a half letters', () => {
  const pixels = Object.values(theme.fontSizes ?? {}).map((size) => Number.parseFloat(String(size)) * 16)
  expect(pixels).toEqual([12, 13, 14, 16, 20, 28])
  const heights = Object.values({ ...DEFAULT_THEME.lineHeights, ...theme.lineHeights }).map(Number)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(1.5)
})
