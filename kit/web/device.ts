/** What the browser remembers on this device. Where storage is forbidden (private windows) nothing is remembered. */
export function readDevice(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers a value; null forgets it. */
export function writeDevice(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage is full or forbidden: the choice lasts for this visit only.
  }
}

/** A remembered JSON value, or the fallback where nothing (or nothing readable) is stored. */
export function readDeviceJson<T>(key: string, fallback: T): T {
  const text = readDevice(key)
  if (text === null) return fallback
  try {
    return JSON.parse(text) as T
  } catch {
    return fallback
  }
}
