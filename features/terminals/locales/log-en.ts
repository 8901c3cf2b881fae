import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    terminal: 'Terminal',
    terminal_fault: 'Unreadable lines of terminals',
  },
  fields: {
    'terminal.name': 'Terminal',
    'terminal.serial': 'Serial number',
    'terminal.branch': 'Branch',
    'terminal.is_camera': 'Camera',
    'terminal.utc_offset_minutes': 'Time zone (minutes from UTC)',
    'terminal.is_disabled': 'Disabled',
  },
} satisfies Widen<typeof la>
