import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

/** A name that is read from a session, by path or by destructuring. */
const SESSION_NAME = /\bsession[?!]?\.name\b|\{[^{}]*\bname\b[^{}]*\}\s*=\s*(?:\w+\.)?session\b/

/** The lines of a server file that read a person's name directly from the session. */
export function handmadeActors(text: string): number[] {
  return text.split('\n').flatMap((line, at) => (SESSION_NAME.test(line) ? [at + 1] : []))
}

/**
 * Every such place outside of the kit, as `file:line`. `actorOf` identifies the provider's staff inside a
 * company by their address; an actor built by hand would make them look like users of the company.
 */
export function findHandmadeActors(): string[] {
  return globSync('{features,server}/**/*.ts', { cwd: ROOT })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(^|\/)server\//.test(file) && !/\.test(-data)?\.ts$|\/testing\//.test(file))
    .flatMap((file) =>
      handmadeActors(readFileSync(path.join(ROOT, file), 'utf8')).map(
        (line) => `${file}:${line}: take the name from actorOf(context), not from the session`,
      ),
    )
}
