import { damaged } from './zip-directory.ts'

/** Called in document order. `attributes` is the raw text, see `attribute`; text can come in several chunks. */
export type XmlHandlers = {
  open(name: string, attributes: string): void
  text(text: string): void
  close(name: string): void
}

/** Longest tag, in characters; spreadsheets have no longer ones. */
const longestTag = 512 * 1024
const longestEntity = 16

/**
 * Reads XML in chunks and keeps at most one incomplete tag, so memory does not grow with the document.
 * Names have no namespace prefix. A DOCTYPE is refused, so entities can be neither declared nor expanded.
 */
export class XmlScanner {
  private readonly handlers: XmlHandlers
  private pending = ''

  constructor(handlers: XmlHandlers) {
    this.handlers = handlers
  }

  push(chunk: string) {
    const text = this.pending + chunk
    const done = this.scan(text)
    this.pending = done === 0 ? text : text.slice(done)
    if (this.pending.length > longestTag) throw damaged('an XML tag does not end')
  }

  end() {
    if (this.pending.includes('<')) throw damaged('the XML is cut short')
  }

  /** Returns the number of processed characters; the remaining ones wait for the next chunk. */
  private scan(text: string): number {
    let at = 0
    while (at < text.length) {
      const tag = text.indexOf('<', at)
      if (tag !== at) {
        const end = tag < 0 ? completeText(text, at) : tag
        if (end > at) this.handlers.text(decodeEntities(text.slice(at, end)))
        if (tag < 0) return end
      }
      const next = this.markup(text, tag)
      if (next < 0) return tag
      at = next
    }
    return at
  }

  /** Processes the markup at `at`. Returns the position after it, or -1 if it is incomplete. */
  private markup(text: string, at: number): number {
    const second = text.charCodeAt(at + 1)
    if (second === 0x21) return this.declaration(text, at)
    if (second === 0x3f) return positionAfter(text, '?>', at)
    const end = tagEnd(text, at + 1)
    if (end < 0) return -1
    if (second === 0x2f) this.handlers.close(localName(text.slice(at + 2, end).trimEnd()))
    else this.open(text, at + 1, end)
    return end + 1
  }

  private open(text: string, from: number, end: number) {
    const empty = text.charCodeAt(end - 1) === 0x2f
    const tag = text.slice(from, empty ? end - 1 : end)
    const space = tag.search(/\s/)
    const name = localName(space < 0 ? tag : tag.slice(0, space))
    this.handlers.open(name, space < 0 ? '' : tag.slice(space))
    if (empty) this.handlers.close(name)
  }

  private declaration(text: string, at: number): number {
    if (text.length - at < 9) return -1
    if (text.startsWith('<!--', at)) return positionAfter(text, '-->', at + 4)
    if (!text.startsWith('<![CDATA[', at)) throw damaged('XML declarations are not accepted')
    const end = text.indexOf(']]>', at)
    if (end < 0) return -1
    this.handlers.text(text.slice(at + 9, end))
    return end + 3
  }
}

/** The value of one attribute, decoded, or undefined. `name` with its prefix, as in `r:id`. */
export function attribute(attributes: string, name: string): string | undefined {
  for (let at = attributes.indexOf(`${name}=`); at >= 0; at = attributes.indexOf(`${name}=`, at + 1)) {
    if (at > 0 && !/\s/.test(attributes.charAt(at - 1))) continue
    const from = at + name.length + 2
    const end = attributes.indexOf(attributes.charAt(from - 1), from)
    return end < 0 ? undefined : decodeEntities(attributes.slice(from, end))
  }
  return undefined
}

function localName(name: string): string {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

/** The next `>` outside of a quoted attribute value. */
function tagEnd(text: string, from: number): number {
  let quote = 0
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === 0x3e) return at
    else if (code === 0x22 || code === 0x27) quote = code
  }
  return -1
}

function positionAfter(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 ? -1 : at + mark.length
}

/** The end of the complete text: before an incomplete entity. */
function completeText(text: string, from: number): number {
  const ampersand = text.lastIndexOf('&')
  const open = ampersand >= from && text.length - ampersand < longestEntity && !text.includes(';', ampersand)
  return open ? ampersand : text.length
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]+));/gi, (entity, hex, decimal, name) => {
    if (name) return named[name] ?? entity
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity
  })
}
