import { dayResults } from '#features/attendance/locales/day-results.ts'

export default {
  greeting: {
    morning: (name: string) => `ສະບາຍດີຕອນເຊົ້າ, ${name}`,
    day: (name: string) => `ສະບາຍດີ, ${name}`,
    evening: (name: string) => `ສະບາຍດີຕອນແລງ, ${name}`,
  },
  own: {
    attendance: 'ເວລາເຮັດວຽກຂອງຂ້ອຍ',
    why: 'ຜົນຂອງມື້ນີ້ມາຈາກໃສ',
    none: 'ຍັງບໍ່ມີຜົນໃນເດືອນນີ້',
    asOf: (at: string) => `ຂໍ້ມູນເມື່ອ ${at}`,
    running: 'ກຳລັງສະຫຼຸບ...',
    late: (minutes: string) => `ມາຊ້າ ${minutes}`,
    early: (minutes: string) => `ກັບກ່ອນ ${minutes}`,
    overtime: (minutes: string) => `ເພີ່ມໂມງ ${minutes}`,
    noShift: 'ບໍ່ມີກະ',
    inOut: (from: string, to: string) => `ເຂົ້າ ${from}, ອອກ ${to}`,
  },
  result: dayResults('la'),
}
