import type { HeadedFormat } from './headings.ts'

/**
 * GLG_001.TXT of older terminals (also AGL_001.TXT): `No TMNo EnNo Name INOUT Mode DateTime`, or
 * `No Mchn EnNo Name Mode IOMd DateTime`, with tabs, dates with the year first and two spaces before the time. Its
 * heading has more tabs than its lines.
 */
export const glg: HeadedFormat = {
  name: 'glg',
  columnsOf(headings) {
    const pin = headings.find('EnNo', 'EnrollNo')
    const day = headings.find('DateTime', 'Date/Time')
    if (pin === null || day === null) return null
    return { pin, day, time: null, kind: headings.find('INOUT', 'IOMd', 'In/Out') }
  },
}
