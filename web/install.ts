import { useSyncExternalStore } from 'react'

/** The browser's own question, which it gives to pages that can be installed (Chromium, Samsung Internet). */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let question: InstallPrompt | undefined
const listeners = new Set<() => void>()

function keep(next: InstallPrompt | undefined): void {
  question = next
  for (const listener of listeners) listener()
}

/** Keeps the browser's question until the user wants to install; must listen before the first paint. */
export function followInstallation(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => keep(undefined))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks to install the application; undefined if the browser does not offer it, or if it is installed. */
export function useInstall(): (() => void) | undefined {
  const offered = useSyncExternalStore(subscribe, () => question)
  if (!offered) return undefined
  return () => {
    keep(undefined)
    void offered.prompt()
  }
}

/** An iPhone or iPad that has not installed it: Safari offers no question, only its own menu. */
export function mustInstallByMenu(): boolean {
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  return /iPhone|iPad/.test(navigator.userAgent) && !isInstalled
}
