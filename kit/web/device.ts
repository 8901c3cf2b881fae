/**
 * Values stored in the browser of this device. If storage is not allowed (private windows), nothing is stored.
 */
export function readDevice(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value; null deletes it. */
export function writeDevice(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage is full or not allowed: the value is only kept for this visit.
  }
}

/** A stored JSON value, or the fallback if there is no readable value. */
export function readDeviceJson<T>(key: string, fallback: T): T {
  const text = readDevice(key)
  if (text === null) return fallback
  try {
    return JSON.parse(text) as T
  } catch {
    return fallback
  }
}
