import { z } from 'zod'
import { defineNoticeKind } from './notice-kind.ts'

/** A file that was made in the background can be downloaded. */
export const FILE_READY = defineNoticeKind({
  name: 'file-ready',
  params: z.object({ name: z.string() }),
  label: { la: 'ໄຟລ໌ທີ່ສ້າງໄວ້', en: 'Files' },
  text: {
    la: ({ name }) => `ສ້າງໄຟລ໌ ${name} ສຳເລັດ. ດາວໂຫຼດໄດ້ພາຍໃນ 24 ຊົ່ວໂມງ.`,
    en: ({ name }) => `${name} is ready. It can be downloaded for 24 hours.`,
  },
  route: null,
  audience: 'staff',
  mail: null,
})
