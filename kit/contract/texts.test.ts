import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldMessages } from './field-messages.ts'
import { lineText, longText, requiredLineText, secretText } from './texts.ts'

const HIDDEN = {
  'the character 0': 'a\0b',
  'a bell': 'a\u0007b',
  'an escape': 'a\u001b[2Jb',
  'a control character of C1': 'a\u009bb',
  'an override to the left': 'a\u202eb',
  'an embedding': 'a\u202ab',
  'an isolate': 'a\u2066b\u2069',
  'half of a pair': 'a\ud800b',
  'no character at all': 'a\uffffb',
}

test.each(Object.entries(HIDDEN))('%s is refused on one line and on several', (_name, text) => {
  expect(lineText(20).safeParse(text).success).toBe(false)
  expect(requiredLineText(20).safeParse(text).success).toBe(false)
  expect(longText(20).safeParse(text).success).toBe(false)
})

test('the refusal says so in both languages', () => {
  const { error } = z.object({ name: lineText(20) }).safeParse({ name: 'a\u202eb' }, { reportInput: true })
  expect(fieldMessages(error?.issues ?? [], 'en')).toEqual({
    name: ['Contains an invisible character that cannot be stored. Type the text again.'],
  })
  expect(fieldMessages(error?.issues ?? [], 'la').name?.[0]).toContain('ເບິ່ງບໍ່ເຫັນ')
})

test('line breaks and tabs of one line become spaces; it is trimmed before it is measured', () => {
  expect(lineText(11).parse('  ບ້ານ\r\n ໂພນ\tx\u2028 ')).toBe('ບ້ານ  ໂພນ x')
})

test('several lines keep their breaks, in one form', () => {
  expect(longText(20).parse(' a\r\nb\rc\u2028d\n\n\te ')).toBe('a\nb\nc\nd\n\n\te')
})

test('an empty line is none where one must be filled in', () => {
  expect(requiredLineText(9).safeParse(' \n\t ').success).toBe(false)
  expect(lineText(9).parse(' \n\t ')).toBe('')
})

test('zero-width characters that Lao texts use, joined letters of other scripts and pictures stay', () => {
  for (const text of ['ພາ\u200bສາ', 'ກ\u200cຂ', 'ກ\u200dຂ', 'ນ້ຳ', 'العربية', '👩\u200d👧', 'Zoë'])
    expect(lineText(20).parse(text)).toBe(text)
})

test('a secret is taken as it was sent', () => {
  for (const text of [' a b ', 'a\tb', 'a\u202eb']) expect(secretText(20).parse(text)).toBe(text)
})
