import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    terminal: 'Terminal',
    terminal_command: 'Command of a terminal',
    terminal_fault: 'Unreadable lines of terminals',
  },
  fields: {
    'terminal.name': 'Terminal',
    'terminal.serial': 'Serial number',
    'terminal.branch': 'Branch',
    'terminal.is_camera': 'Camera',
    'terminal.utc_offset_minutes': 'Time zone (minutes from UTC)',
    'terminal.needs_code': 'Only at its own address',
    'terminal.is_disabled': 'Disabled',
    'terminal_command.terminal': 'Terminal',
    'terminal_command.kind': 'Command',
    'terminal_command.from': 'From date',
    'terminal_command.to': 'To date',
    'terminal_command.queued': 'Number',
  },
} satisfies Widen<typeof la>
