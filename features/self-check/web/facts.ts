import { readDevice, writeDevice } from '#kit/web/device.ts'
import { formatBytes } from '#kit/web/format.ts'
import type { SelfCheckText } from './text.ts'

export type FactName = Exclude<
  keyof SelfCheckText['facts'],
  'title' | 'ofQuota' | 'noStorage' | 'connected' | 'disconnected'
>

/** 'Asia/Vientiane (UTC+7)' */
export function zoneText(zone: string, offsetMinutes: number): string {
  const size = Math.abs(offsetMinutes)
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`
  return `${zone} (UTC${offsetMinutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest})`
}

function keepsData(): boolean {
  writeDevice('self-check', 'kept')
  const isKept = readDevice('self-check') === 'kept'
  writeDevice('self-check', null)
  return isKept
}

async function storageText(text: SelfCheckText['facts']): Promise<string> {
  if (!keepsData()) return text.noStorage
  const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
  return quota > 0 ? text.ofQuota(formatBytes(usage), formatBytes(quota)) : text.connected
}

interface Known {
  person: string
  address: string
  yes: string
  no: string
}

/** The facts that support needs first, as text. */
export async function readFacts(
  text: SelfCheckText['facts'],
  known: Known,
): Promise<Record<FactName, string>> {
  const yesNo = (is: boolean) => (is ? known.yes : known.no)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return {
    person: known.person,
    address: known.address,
    browser: navigator.userAgent,
    screen: `${screen.width} × ${screen.height} (×${window.devicePixelRatio})`,
    window: `${window.innerWidth} × ${window.innerHeight}`,
    language: `${document.documentElement.lang} (${navigator.languages.join(', ')})`,
    zone: zoneText(zone, -new Date().getTimezoneOffset()),
    online: navigator.onLine ? text.connected : text.disconnected,
    storage: await storageText(text),
    secure: yesNo(window.isSecureContext),
    installed: yesNo(matchMedia('(display-mode: standalone)').matches),
  }
}
