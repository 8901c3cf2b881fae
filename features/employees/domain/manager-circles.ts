/** Whether the managers above somebody lead back to the same person. `led`: the manager of each person. */
export function inCircle(led: ReadonlyMap<string, string>, person: string): boolean {
  const seen = new Set<string>()
  for (let above = led.get(person); above !== undefined; above = led.get(above)) {
    if (above === person) return true
    if (seen.has(above)) return false
    seen.add(above)
  }
  return false
}
