import { bareText, similarity } from '#kit/contract/similar-text.ts'

const NEAR = 0.6
const AT_MOST = 3

const core = (name: string) => bareText(name.replace(/[([][^)\]]*[)\]]/g, ''))

const digitsOf = (name: string) => bareText(name).replace(/\D+/g, ' ').trim()

/** The names of a list that a new one could mean, most similar first: with other brackets, a part of it, or a slip of the finger. */
export function nearNames(name: string, names: readonly string[]): string[] {
  const own = core(name)
  const near = (other: string) => {
    const their = core(other)
    // "Line 1" and "Line 2" are two lines.
    if (digitsOf(name) !== digitsOf(other)) return 0
    if (own !== '' && own === their) return 1
    const [short, long] = own.length < their.length ? [own, their] : [their, own]
    return Math.max(short.length >= 4 && long.includes(short) ? 0.9 : 0, similarity(name, other))
  }
  return names
    .map((other) => ({ other, value: near(other) }))
    .filter(({ value }) => value >= NEAR)
    .sort((a, b) => b.value - a.value)
    .slice(0, AT_MOST)
    .map(({ other }) => other)
}
