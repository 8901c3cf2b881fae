import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The project that this script belongs to. */
export const ROOT = path.resolve(import.meta.dirname, '..', '..')

/** Files to write and to change. Nothing is written before all of them are known, so that a failure changes nothing. Paths from the root. */
export class Plan {
  readonly #texts = new Map<string, string>()

  has(file: string): boolean {
    return this.#texts.has(file) || existsSync(path.join(ROOT, file))
  }

  read(file: string): string {
    return this.#texts.get(file) ?? readFileSync(path.join(ROOT, file), 'utf8')
  }

  /** Throws an error with a message if the file exists. */
  create(file: string, text: string): void {
    if (this.has(file)) throw new Error(`${file} exists already`)
    this.#texts.set(file, text)
  }

  edit(file: string, change: (text: string) => string): void {
    if (!this.has(file)) throw new Error(`${file} does not exist`)
    this.#texts.set(file, change(this.read(file)))
  }

  /** Inserts lines before the first match. Throws an error with a message if there is none. */
  insertBefore(file: string, place: RegExp, lines: string): void {
    this.edit(file, (text) => {
      const at = text.search(place)
      if (at < 0) throw new Error(`${file} has no place for ${lines.trim()}`)
      return text.slice(0, at) + lines + text.slice(at)
    })
  }

  /** Inserts lines after the first match. Throws an error with a message if there is none. */
  insertAfter(file: string, place: RegExp, lines: string): void {
    this.edit(file, (text) => {
      const match = place.exec(text)
      if (!match) throw new Error(`${file} has no place for ${lines.trim()}`)
      const at = match.index + match[0].length
      return text.slice(0, at) + lines + text.slice(at)
    })
  }

  /** Adds an import after the comment and imports at the start of a file; the formatter sorts it. */
  addImport(file: string, statement: string): void {
    this.insertBefore(file, /^import /m, `${statement}\n`)
  }

  /** Writes all files and returns their paths. */
  write(): string[] {
    const before = [...this.#texts.keys()].map((file) => {
      const full = path.join(ROOT, file)
      return [full, existsSync(full) ? readFileSync(full, 'utf8') : null] as const
    })
    try {
      for (const [file, text] of this.#texts) {
        mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true })
        writeFileSync(path.join(ROOT, file), text)
      }
    } catch (error) {
      for (const [full, text] of before) {
        if (text === null) rmSync(full, { force: true })
        else writeFileSync(full, text)
      }
      throw error
    }
    return [...this.#texts.keys()]
  }
}
