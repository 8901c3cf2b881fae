/** The colours of actions. */
export const TONES: Record<string, 'good' | 'info' | 'bad' | 'neutral'> = {
  ...{ create: 'good', recover: 'good', approve: 'good', pay: 'good' },
  ...{ update: 'info', import: 'info', calculate: 'info', delete: 'bad', reopen: 'bad' },
  ...{ enter: 'bad', leave: 'neutral' },
}
