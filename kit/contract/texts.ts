import { z } from 'zod'
import { ownText } from './own-text.ts'
import type { Language } from './scalars.ts'

/** Said of a text with a character that `hasHiddenCharacter` names. */
export const HIDDEN_CHARACTER: Record<Language, string> = {
  la: 'ມີຕົວອັກສອນທີ່ເບິ່ງບໍ່ເຫັນ ແລະ ເກັບບໍ່ໄດ້. ກະລຸນາພິມຂໍ້ຄວາມຄືນໃໝ່.',
  en: 'Contains an invisible character that cannot be stored. Type the text again.',
}

/**
 * Control characters but white space, embeddings and overrides of the writing direction (Unicode TR 36, 2.3: they let a text read as another
 * one), and code points that no XML file may hold.
 */
const HIDDEN = /(?![\t-\r\u0085])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u
const LINE_BREAKS = /[\t-\r\u0085\u2028\u2029]+/g

/** True for a text with characters that are invisible and never typed. The zero-width characters of Lao texts (U+200B to U+200D) are allowed. */
export const hasHiddenCharacter = (text: string): boolean => HIDDEN.test(text) || !text.isWellFormed()

/** The text without such characters, on one line, for file names. */
export const withoutHiddenCharacters = (text: string): string =>
  onOneLine(text.toWellFormed().replace(new RegExp(HIDDEN, 'gu'), ''))

/** The text on one line: each run of line breaks and tabs becomes a space. */
export const onOneLine = (text: string): string => text.replace(LINE_BREAKS, ' ').trim()

const ONE_LINE = z.overwrite<string>(onOneLine)
const SEVERAL_LINES = z.overwrite<string>((text) =>
  text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').trim(),
)
const NOTHING_HIDDEN = z.refine<string>((text) => !hasHiddenCharacter(text), {
  params: ownText(HIDDEN_CHARACTER.la, HIDDEN_CHARACTER.en),
})
const SECRET = z.refine<string>(() => true)

/**
 * A text on one line, trimmed, of at most `max` characters. Line breaks become spaces, so that a record from before this rule can be
 * edited; other hidden characters are refused. `base`: a string schema with checks of what was typed.
 */
export const lineText = (max: number, base: z.ZodString = z.string()) =>
  base.check(ONE_LINE, NOTHING_HIDDEN).max(max)

/** A text on one line that must be filled in. */
export const requiredLineText = (max: number, base: z.ZodString = z.string()) =>
  base.check(ONE_LINE, NOTHING_HIDDEN).min(1).max(max)

/** A text of several lines, trimmed, of at most `max` characters. Its line breaks become `\n`. */
export const longText = (max: number) => z.string().check(SEVERAL_LINES, NOTHING_HIDDEN).max(max)

/** A password or a token: it is compared or hashed as it was sent, and never shown. */
export const secretText = (max: number) => z.string().check(SECRET).max(max)

/** True for the schemas of this module: a string that says which characters it takes. */
export function isCheckedText(schema: z.core.$ZodString): boolean {
  const checks: readonly unknown[] = schema._zod.def.checks ?? []
  return [NOTHING_HIDDEN, SECRET].some((check) => checks.includes(check))
}
