/** Minutes as 'h:mm', with a minus sign below zero. */
export function formatHours(minutes: number): string {
  const all = Math.abs(minutes)
  return `${minutes < 0 ? '−' : ''}${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`
}
