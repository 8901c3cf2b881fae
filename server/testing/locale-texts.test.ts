import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const LAO = /[\u0E80-\u0EFF]/

/** A text, a text with values, or a group of them. */
type Texts = string | ((...values: unknown[]) => unknown) | { readonly [name: string]: Texts }

/** Names of files, encodings, languages and products, the same in both languages. */
const SAME =
  /^(PDF|Excel|CSV|UTF-8|UTF-8 \(Excel\)|UTF-16|Champa|Facebook|LINE|WhatsApp|English|ລາວ|PDF (English|ລາວ))$/

/** Stands for a value in a text, and for each field of it: «1», «1.days». */
function placeholder(name: string): unknown {
  const text = `«${name}»`
  const fields = (_: object, field: string | symbol) => {
    if (field === Symbol.iterator) return () => [text][Symbol.iterator]()
    if (typeof field === 'symbol') return () => text
    const method = (text as unknown as Record<string, unknown>)[field]
    return typeof method === 'function' ? method.bind(text) : placeholder(`${name}.${field}`)
  }
  return new Proxy({}, { get: fields })
}

const textOf = (text: Texts): string =>
  typeof text === 'function'
    ? String(
        text(...Array.from({ length: Math.max(text.length, 3) }, (_, at) => placeholder(String(at + 1)))),
      )
    : String(text)

/** Every text by its path. */
function leaves(texts: Texts, at = ''): [string, string][] {
  if (typeof texts !== 'object') return [[at, textOf(texts)]]
  // An `id` is a name in the code.
  return Object.entries(texts).flatMap(([name, inner]) =>
    name === 'id' ? [] : leaves(inner, at ? `${at}.${name}` : name),
  )
}

const valuesIn = (text: string) => [...new Set(text.toLowerCase().match(/«[^»]*»/g))].sort()
const files = globSync('{features,kit,web}/**/{la,*-la,*.la}.ts', { cwd: ROOT }).sort()

async function textsOf(file: string): Promise<Map<string, string>> {
  const module = (await import(path.join(ROOT, file))) as Record<string, Texts>
  return new Map(leaves(Object.values(module)[0] as Texts))
}

test.each(files)('%s: Lao texts are Lao, English texts are English, with the same values', async (file) => {
  const la = await textsOf(file)
  const en = await textsOf(file.replace(/(^|[/.-])la\.ts$/, '$1en.ts'))
  const faults: string[] = []
  for (const [name, text] of la) {
    const english = en.get(name)
    const words = text.replace(/«[^»]*»/g, '')
    if (english === undefined) faults.push(`${name} has no English text`)
    else if (String(valuesIn(text)) !== String(valuesIn(english)))
      faults.push(`${name} has other values in English: ${text} | ${english}`)
    if (/[a-z]{2}/i.test(words) && !LAO.test(words) && !SAME.test(words.trim()))
      faults.push(`${name} is not Lao: ${text}`)
    if (english !== undefined && LAO.test(english) && !SAME.test(english.trim()))
      faults.push(`${name} is not English: ${english}`)
  }
  expect(faults).toEqual([])
})
