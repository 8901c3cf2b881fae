import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'scan_camera.index': { la: 'ເຄື່ອງປ້ຳໂມງ ແລະ ກ້ອງ', en: 'Terminals and cameras' },
  'scan_camera.create': { la: 'ເພີ່ມເຄື່ອງປ້ຳໂມງ', en: 'New terminal' },
  'terminal.show': { la: 'ເຄື່ອງປ້ຳໂມງ', en: 'Terminal' },
  'terminal_sighting.index': { la: 'ເຄື່ອງປ້ຳໂມງທີ່ຍັງບໍ່ມີບໍລິສັດ', en: 'Terminals without a company' },
} satisfies RouteTitles
