import type { HeadedFormat } from './headings.ts'

/**
 * The attendance records of Hikvision iVMS-4200 and HikCentral: `Person ID, Name, Department, Time, Attendance Status,
 * Attendance Check Point, Custom Name, Data Source, Handling Type, Temperature, Abnormal`; the id begins with an apostrophe.
 */
export const hikvision: HeadedFormat = {
  name: 'hikvision',
  columnsOf(headings) {
    const isHikvision = headings.has(
      'Attendance Check Point',
      'Data Source',
      'Handling Type',
      '考勤点',
      '数据来源',
    )
    const pin = headings.find('Person ID', 'Employee ID', '人员编号', '工号')
    const moment = headings.find('Time', 'Date and Time', 'DateTime', '打卡时间', '时间')
    if (!isHikvision || pin === null || moment === null) return null
    const date = headings.find('Date', '日期')
    const kind = headings.find('Attendance Status', '考勤状态', 'Status')
    return { pin, day: date ?? moment, time: date === null ? null : moment, kind }
  },
}
