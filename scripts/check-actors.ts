import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

/** A name that is read from a session, by path or by destructuring. */
const SESSION_NAME = /\bsession[?!]?\.name\b|\{[^{}]*\bname\b[^{}]*\}\s*=\s*(?:\w+\.)?session\b/

/** The lines of a server file that take a person's name from the session by hand. */
export function handmadeActors(text: string): number[] {
  return text.split('\n').flatMap((line, at) => (SESSION_NAME.test(line) ? [at + 1] : []))
}

/**
 * Every place outside of the kit that does so, as `file:line`. `actorOf` names the provider's people inside a company with their address;
 * an actor made by hand would pass them off as somebody of the company.
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
