/** What the browser remembers of this tab until it is closed; a reload and a new sign-in leave it in place. */
export function readTab<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

/** Remembers a value as JSON; null forgets it. */
export function writeTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
}

export function tabKeys(): string[] {
  try {
    return Object.keys(sessionStorage)
  } catch {
    return []
  }
}
