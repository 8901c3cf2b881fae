import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'deviceScan.index': { la: 'ລາຍງານເຄື່ອງປ້ຳໂມງ', en: 'Device scans' },
  'schedule_detail.check_scan': { la: 'ກວດການສະແກນ', en: 'Check scans' },
  'clock_in_out.index': { la: 'ລາຍງານປ້ຳໂມງເຂົ້າ-ອອກ', en: 'Clock-in and clock-out' },
} satisfies RouteTitles
