import { IconMapPinShare } from '@tabler/icons-react'
import type { OwnRequestParts } from '#features/requests/web/index.ts'
import request from '../../contract/outside-work.request.ts'

export default {
  request,
  icon: IconMapPinShare,
  figure({ shift_days: { length } }: { shift_days: readonly string[] }, language) {
    if (language === 'la') return `${length} ມື້ທີ່ມີກະ`
    return length === 1 ? '1 day with a shift' : `${length} days with a shift`
  },
} satisfies OwnRequestParts<typeof request>
