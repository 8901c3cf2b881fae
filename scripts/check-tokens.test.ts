import { expect, test } from 'vitest'
import { findTokenFaults, tokenFaults } from './check-tokens.ts'

const CSS = 'features/banks/web/banks.module.css'
const SCREEN = 'features/banks/web/BankListScreen.tsx'

test('a raw colour, font size or weight outside of the tokens is named with its line', () => {
  expect(tokenFaults(CSS, '.a {\n  color: #FFF;\n}')).toEqual([
    expect.stringContaining('banks.module.css:2: the colour #FFF is not a token'),
  ])
  expect(tokenFaults(CSS, '.a { font-size: 15px; font-weight: 800; }')).toHaveLength(2)
  expect(tokenFaults(CSS, '.a { background: light-dark(#e3eef8, #16344b); }')).toHaveLength(2)
  expect(tokenFaults(CSS, '@media (max-width: 48em) {')).toEqual([
    expect.stringContaining('at most 47.99em wide, not 48em'),
  ])
  expect(tokenFaults(SCREEN, '<Text fz={15} fw={800} c="#fefefe" />')).toHaveLength(3)
})

test('tokens, imports, links and character references pass', () => {
  expect(
    tokenFaults(CSS, '.a { font-size: var(--mantine-font-size-sm); font-weight: 600; color: var(--x); }'),
  ).toEqual([])
  expect(tokenFaults(SCREEN, "import { a } from '#features/banks/contract/index.ts'")).toEqual([])
  expect(tokenFaults(SCREEN, '<use fill="url(#fade)" /> it&#39;s')).toEqual([])
  expect(tokenFaults('kit/web/theme.ts', "black: '#1f1d1b'")).toEqual([])
})

test('every screen of the product uses the tokens', () => {
  expect(findTokenFaults()).toEqual([])
})
