import { z } from 'zod'
import { asked } from '#features/requests/contract/asked-fields.ts'
import { defineOwnRequest } from '#features/requests/contract/define-own-request.ts'
import { IsoDate } from '#kit/contract/scalars.ts'

/** Days on which an employee works at another place. */
export default defineOwnRequest({
  kind: 'outside_work',
  slug: 'outside-work',
  title: { la: 'ອອກເຮັດວຽກນອກ', en: 'Work outside' },
  ask: { la: 'ຂໍອອກເຮັດວຽກນອກ', en: 'Ask to work outside' },
  text: { la: 'ໄປຫາລູກຄ້າ, ໜ້າງານ, ຝຶກອົບຮົມ', en: 'At a customer, a site, a training' },
  edit: { la: 'ແກ້ໄຂການຂໍອອກເຮັດວຽກນອກ', en: 'Edit work outside' },
  view: 'view-scan-in-out-outside',
  fields: {
    first_day: asked.day({ la: 'ແຕ່ວັນທີ', en: 'First day' }),
    last_day: asked.day({ la: 'ເຖິງວັນທີ', en: 'Last day' }, { from: 'first_day' }),
    place: asked.line(
      { la: 'ສະຖານທີ່', en: 'Place' },
      {
        max: 200,
        isPersonal: true,
        hint: { la: 'ຊື່ລູກຄ້າ, ໜ້າງານ ຫຼື ແຂວງ', en: 'The customer, the site or the province' },
      },
    ),
    // False: the days count from check-in to check-out without scans.
    needs_scan: asked.flag({ la: 'ປ້ຳໂມງຢູ່ສະຖານທີ່', en: 'I clock in at the place' }, true, {
      hint: {
        la: 'ການປ້ຳໂມງນອກເຂດກໍນັບ. ຖ້າປິດ ຈະນັບວ່າມາເຮັດວຽກຕາມກະ ໂດຍບໍ່ຕ້ອງປ້ຳໂມງ.',
        en: 'Scans outside the zones count. If switched off, you are present for your shift without clocking in.',
      },
    }),
    reason: asked.text({ la: 'ເຫດຜົນ ຫຼື ໝາຍເຫດ', en: 'Reason or remark' }, { max: 500, isPersonal: true }),
  },
  previewed: ['first_day', 'last_day'],
  /** The dates with a shift, on which the request has an effect. */
  figures: { shift_days: z.array(IsoDate) },
})
