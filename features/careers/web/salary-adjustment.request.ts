import { IconAdjustments } from '@tabler/icons-react'
import type { OwnRequestParts } from '#features/requests/web/index.ts'
import { amountText, KIP } from '#kit/contract/currency.ts'
import { lazyPart } from '#kit/web/load-file.ts'
import request from '../contract/salary-adjustment.request.ts'

export default {
  request,
  icon: IconAdjustments,
  needs: { roles: ['linemanager'] },
  Details: lazyPart(() => import('./adjustments/AdjustmentFigures.tsx')),
  figure({ below_minimum_wage: wage }: { below_minimum_wage: number | null }, language) {
    if (wage === null)
      return language === 'la' ? 'ເງິນເດືອນຈະປ່ຽນເມື່ອອະນຸມັດແລ້ວ' : 'The salary changes once approved'
    const amount = amountText(wage, KIP)
    return language === 'la' ? `ຕ່ຳກວ່າຄ່າແຮງງານຂັ້ນຕ່ຳ ${amount}` : `Below the minimum wage of ${amount}`
  },
} satisfies OwnRequestParts<typeof request>
