import type { HeadedFormat } from './headings.ts'

const PIN = [
  ...[
    'AC-No.',
    'Enroll No',
    'Enroll Number',
    'EnNo',
    'Badge Number',
    'User ID',
    'USERID',
    'PIN',
    'Personnel ID',
  ],
  ...['Emp ID', 'Employee ID', 'Emp No', 'Employee No', 'ID Number', 'No.', 'Person ID'],
  ...['考勤号码', '登记号码', '人员编号', '工号', '编号'],
  ...['ລະຫັດປ້ຳໂມງ', 'ລະຫັດພະນັກງານ', 'ລະຫັດ'],
]
const MOMENT = [
  ...[
    'Date/Time',
    'DateTime',
    'Date and Time',
    'sTime',
    'CheckTime',
    'Check Time',
    'Punch Time',
    'Clock Time',
  ],
  ...['日期时间', '打卡时间', '刷卡时间', '考勤时间', 'ວັນທີ ແລະ ເວລາ', 'ວັນທີເວລາ', 'ເວລາປ້ຳໂມງ', 'ເວລາສະແກນ'],
]
const DATE = ['Date', 'Punch Date', 'Work Date', '日期', '考勤日期', 'ວັນທີ', 'ວັນທີ່']
const TIME = ['Time', 'Punch Time', '时间', 'ເວລາ']
const STATE = [
  ...['State', 'Status', 'Punch State', 'CheckType', 'Check Type', 'In/Out', 'INOUT', 'Attendance State'],
  ...['考勤状态', '状态', '签到类型', 'ສະຖານະ', 'ປະເພດ', 'ເຂົ້າ/ອອກ'],
]

/**
 * The exports of ZKTime, ZKTime.Net, BioTime and similar programs, in any order of their columns:
 * `AC-No., No., Name, Time, State, New State, Exception`, `Department, Name, No., Date/Time, Status, Location ID`,
 * `Emp ID, First Name, Date, Time, Punch State`, `USERID, CHECKTIME, CHECKTYPE`, with English, Chinese or Lao headings.
 */
export const zktime: HeadedFormat = {
  name: 'zktime',
  columnsOf(headings) {
    const pin = headings.find(...PIN)
    const moment = headings.find(...MOMENT)
    const kind = headings.find(...STATE)
    if (pin === null) return null
    if (moment !== null) return { pin, day: moment, time: null, kind }
    const date = headings.find(...DATE)
    const time = headings.find(...TIME)
    // A column "Time" without one for the date has both.
    if (date === null) return time === null ? null : { pin, day: time, time: null, kind }
    return { pin, day: date, time, kind }
  },
}
