import { readFileSync } from 'node:fs'

/**
 * The peak resident memory of this process in MB. On Linux it is read from the kernel, because the resource
 * usage of a forked process starts with its parent's.
 */
export function peakMegabytes(): number {
  return kilobytesOf('VmHWM') / 1024
}

function kilobytesOf(name: string): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS
  const match = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))
  return Number(match?.[1])
}
