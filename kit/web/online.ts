import { useSyncExternalStore } from 'react'

/** Calls `listener` whenever the device loses or regains its network. Returns the end of it. */
export function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the device has a network; false also without Wi-Fi or cable. */
export const useOnline = (): boolean => useSyncExternalStore(onNetworkChange, () => navigator.onLine)
