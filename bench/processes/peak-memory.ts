import { readFileSync } from 'node:fs'

/**
 * The most memory (MB, resident) that this process ever held. Where Linux tells it the kernel's own mark is taken: the
 * resource usage of a forked process begins with its parent's.
 */
export function peakMegabytes(): number {
  return kilobytesOf('VmHWM') / 1024
}

function kilobytesOf(name: string): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))
  return Number(found?.[1])
}
