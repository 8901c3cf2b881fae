import { readFileSync } from 'node:fs'
import { formatInstantInLaos } from '#kit/contract/days.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { qrImage } from '#kit/server/pdf/qr-image.ts'
import { type Attachments, renderPdfsInWorker } from '#kit/server/pdf/render-pdf.ts'
import type { SignInSlip } from '../contract/sign-in-slips.ts'

const template = readFileSync(new URL('./slips.typ', import.meta.url), 'utf8')

const LABELS = {
  la: {
    title: 'ໃບເຂົ້າສູ່ລະບົບ',
    company: 'ລະຫັດບໍລິສັດ',
    number: 'ລະຫັດພະນັກງານ',
    password: 'ລະຫັດຜ່ານໃຊ້ຄັ້ງດຽວ',
    until: 'ໃຊ້ໄດ້ຮອດ',
    scan: 'ສະແກນ ຫຼື ເປີດ',
    change: 'ຕັ້ງລະຫັດຜ່ານຂອງທ່ານເອງເມື່ອເຂົ້າຄັ້ງທຳອິດ. ຢ່າໃຫ້ຜູ້ອື່ນເຫັນໃບນີ້.',
  },
  en: {
    title: 'Sign-in slip',
    company: 'Company code',
    number: 'Employee number',
    password: 'One-time password',
    until: 'Valid until',
    scan: 'Scan or open',
    change: 'Choose your own password when you first sign in. Do not show this slip to anybody.',
  },
} satisfies Record<Language, Record<string, string>>

/** The address as typed by hand: without the protocol and the code. */
const shortAddress = (address: string): string => {
  const { host, pathname } = new URL(address)
  return `${host}${pathname}`
}

/** Slips of one company, eight on an A4 page with lines to cut along. Employees and passwords are in the order of the list. */
export async function renderSlipsPdf(slips: readonly SignInSlip[], language: Language): Promise<Buffer> {
  const address = slips[0]?.page_address ?? null
  const data = {
    language: language === 'la' ? 'lo' : 'en',
    labels: LABELS[language],
    address: address === null ? '' : shortAddress(address),
    slips: slips.map(({ valid_until, page_address: _, ...slip }) => ({
      ...slip,
      until: formatInstantInLaos(valid_until),
    })),
  }
  const attachments: Attachments = address === null ? {} : { 'qr.png': await qrImage(address) }
  const pdfs = await renderPdfsInWorker(template, [data], () => {}, { attachments })
  return Buffer.concat(pdfs)
}
