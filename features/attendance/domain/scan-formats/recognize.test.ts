import { describe, expect, test } from 'vitest'
import type { ScanLayout } from '../../contract/scan-layout.ts'
import { decodeText, detectEncoding } from '../decode-text.ts'
import { pinKey } from '../pin.ts'
import { findDelimiter, splitFields } from '../split-fields.ts'
import { isAttlog, layoutReader, textLines } from './layout-reader.ts'
import { readMoment } from './read-moment.ts'
import { recognize } from './recognize.ts'

const LAYOUT: ScanLayout = {
  delimiter: ';',
  skip: 0,
  pin: 0,
  day: 1,
  time: null,
  kind: null,
  order: 'dmy',
}

const recognized = (text: string, remembered = new Map<string, ScanLayout>()) =>
  recognize(textLines(Buffer.from(text)), remembered)

/** Format, then PIN, wall-clock time and kind of each scan; or what is asked. */
function scansOf(text: string, remembered?: Map<string, ScanLayout>) {
  const file = recognized(text, remembered)
  if ('question' in file) return `asks ${file.question.why}`
  const reader = layoutReader(Buffer.from(text), file.layout)
  while (reader.read(1000));
  const scans = reader.attlog.scans.map(
    ({ pin, at, kind }) => `${pin} ${new Date(at * 1000).toISOString().slice(0, 19)} ${kind}`,
  )
  return [file.format, ...scans, ...reader.attlog.bad.map(({ line, reason }) => `${line} ${reason}`)]
}

describe('files of terminals and their programs', () => {
  test('GLG_001.TXT, whose heading has more tabs than its lines', () => {
    const text = [
      'No\tMchn\tEnNo\t\tName\t\tMode\tIOMd\tDateTime\t',
      '000001\t1\t000000012\tNoy       \t1\t0\t2026/10/01  07:58:41',
      '000002\t1\t000000012\tNoy       \t1\t1\t2026/10/01  17:02:10',
      '000003\t1\t000000013\t          \t1\t0\t2026/10/32  07:59:00',
    ].join('\r\n')
    expect(scansOf(text)).toEqual([
      'glg',
      '000000012 2026-10-01T07:58:41 0',
      '000000012 2026-10-01T17:02:10 1',
      '4 bad_date',
    ])
    expect(pinKey('000000012')).toBe('12')
  })

  test('GLG with TMNo and INOUT', () => {
    const text = 'No\tTMNo\tEnNo\tName\tINOUT\tMode\tDateTime\n1\t1\t7\tB\t1\t8\t2026/10/01  17:00:00\n'
    expect(scansOf(text)).toEqual(['glg', '7 2026-10-01T17:00:00 1'])
  })

  test('Hikvision iVMS, with an apostrophe before the id and commas inside quotation marks', () => {
    const text = [
      'Person ID,Name,Department,Time,Attendance Status,Attendance Check Point,Custom Name,Data Source,Handling Type,Temperature,Abnormal',
      `'00015,"Phommachanh, Noy",Company/Sewing,2026-10-01 07:58:41,Check-in,Door1_Entrance Card Reader1,,Original Records,,-,`,
      `'00015,"Phommachanh ""N"" Noy",Company/Sewing,2026-10-01 17:03:00,Check-out,Door1,,Original Records,,-,`,
      `'00016,Keo,Company,2026-10-01 08:01:00,None,Door1,,Original Records,,-,`,
    ].join('\n')
    expect(scansOf(text)).toEqual([
      'hikvision',
      '00015 2026-10-01T07:58:41 0',
      '00015 2026-10-01T17:03:00 1',
      '00016 2026-10-01T08:01:00 null',
    ])
  })

  test.each([
    ['AC-No.,No.,Name,Time,State,New State,Exception', '12,3,Noy,2026-10-01 07:58:41,C/In,,OK'],
    ['No.,Name,AC-No.,Time,State', '3,Noy,12,2026/10/01 7:58:41,C/In'],
    ['Department;Name;No.;Date/Time;Status;Location ID', 'Sewing;Noy;12;13/10/2026 7:58:41 AM;C/In;1'],
    ['Department,Name,No.,Date/Time,Status,Location ID', 'Sewing,Noy,12,10/13/2026 7:58:41 AM,C/In,1'],
    ['Emp ID,First Name,Department,Date,Time,Punch State', '12,Noy,Sewing,2026-10-01,07:58:41,Check In'],
    ['USERID\tCHECKTIME\tCHECKTYPE', '12\t2026-10-01 07:58:41\tI'],
    ['部门,姓名,考勤号码,日期时间,机器号,考勤状态', '车间,张三,12,2026/10/1 7:58:41,1,上班签到'],
    ['考勤号码,姓名,日期时间,状态', '12,张三,2026年10月1日 上午 7:58:41,签到'],
    ['ລະຫັດປ້ຳໂມງ,ຊື່,ວັນທີ,ເວລາ,ສະຖານະ', '12,ນ້ອຍ,13/10/2026,07:58:41,ເຂົ້າ'],
  ])('ZKTime with the headings %s', (headings, row) => {
    const [format, scan] = scansOf(`Records of October\n${headings}\n${row}\n`) as string[]
    expect(format).toBe('zktime')
    expect(scan).toMatch(/^12 2026-10-(01|13)T07:58:41 0$/)
  })

  test('an attlog is recognized by its first lines, with or without faults in them', () => {
    expect(isAttlog(Buffer.from('\ufeff   1\t2026-02-30 08:00:00\t0\t1\n2\t2026-04-01 08:00:00'))).toBe(true)
    expect(isAttlog(Buffer.from('000001\t1\t000000012\tNoy\t1\t0\t2026/10/01  07:58:41'))).toBe(false)
    expect(isAttlog(Buffer.from('12,2026-10-01 07:58:41'))).toBe(false)
    expect(isAttlog(Buffer.from('\n'))).toBe(true)
  })
})

describe('what a file does not tell is asked', () => {
  test('unknown headings and files without headings ask for the columns, with a proposal', () => {
    const text = [
      '1;Noy;0012;01.10.2026;07:58',
      '2;Keo;0044;13.10.2026;08:01',
      '3;Vanh;0007;13.10.2026;08:02',
    ].join('\n')
    const file = recognized(text)
    expect(file).toMatchObject({
      question: { why: 'columns', layout: { delimiter: ';', skip: 0, pin: 2, day: 3, time: 4 } },
    })
    expect(scansOf('hello\nworld')).toBe('asks columns')
    expect(scansOf('')).toBe('asks columns')
  })

  test('a date that can be read in two ways is asked, unless a line or an earlier answer decides', () => {
    const rows = (...days: string[]) => ['AC-No.,Time', ...days.map((day) => `12,${day} 08:00`)].join('\n')
    expect(scansOf(rows('03/04/2026', '05/06/2026'))).toBe('asks order')
    expect(scansOf(rows('04/04/2026'))).toEqual(['zktime', '12 2026-04-04T08:00:00 null'])
    expect(scansOf(rows('03/04/2026', '25/04/2026'))).toContain('12 2026-04-03T08:00:00 null')
    expect(scansOf(rows('03/04/2026', '04/25/2026'))).toContain('12 2026-03-04T08:00:00 null')
    const { shape } = recognized(rows('03/04/2026'))
    const layout: ScanLayout = { ...LAYOUT, delimiter: ',', skip: 1, order: 'mdy' }
    const remembered = new Map([[shape, layout]])
    expect(scansOf(rows('03/04/2026'), remembered)).toEqual(['columns', '12 2026-03-04T08:00:00 null'])
    // The file itself is stronger than what was said about another one.
    expect(scansOf(rows('03/04/2026', '25/04/2026'), remembered)).toContain('12 2026-04-03T08:00:00 null')
  })

  test('columns that were given once are used for the next file with the same columns', () => {
    const next = (day: string) => `1;Noy;0012;${day}.10.2026;07:58\n9;Keo;0044;${day}.10.2026;08:01\n`
    const { shape } = recognized(next('14'))
    const layout: ScanLayout = { ...LAYOUT, pin: 2, day: 3, time: 4 }
    expect(scansOf(next('15'), new Map([[shape, layout]]))).toEqual([
      'columns',
      '0012 2026-10-15T07:58:00 null',
      '0044 2026-10-15T08:01:00 null',
    ])
    expect(scansOf('x;y\n', new Map([[shape, layout]]))).toBe('asks columns')
  })
})

describe('dates and times', () => {
  const at = (day: string, time: string | null = null, order: 'dmy' | 'mdy' | 'ymd' = 'dmy') => {
    const moment = readMoment(day, time, order)
    return typeof moment === 'string' ? moment : new Date(moment * 1000).toISOString().slice(0, 19)
  }
  test.each([
    ['2026-10-01 08:15:59', '2026-10-01T08:15:59'],
    ['2026/10/1  8:15', '2026-10-01T08:15:00'],
    ['01/10/2026 08:15', '2026-10-01T08:15:00'],
    ['01.10.26 8:15:00 PM', '2026-10-01T20:15:00'],
    ['13-Dec-20 12:00 AM', '2020-12-13T00:00:00'],
    ['2026年10月1日 下午 5:02', '2026-10-01T17:02:00'],
    ['20261001 081559', '2026-10-01T08:15:59'],
    ['20261001081559', '2026-10-01T08:15:59'],
    ['2026-10-01T01:15:59Z', '2026-10-01T08:15:59'],
    ['2026-10-01T08:15:59.000+07:00', '2026-10-01T08:15:59'],
    ['2026-10-01T20:15:59-05:00', '2026-10-02T08:15:59'],
  ])('%s', (text, expected) => expect(at(text)).toBe(expected))

  test('what the calendar or the clock does not have is refused', () => {
    expect(at('31/02/2026 08:00')).toBe('bad_date')
    expect(at('2026-13-01 08:00')).toBe('bad_date')
    expect(at('01/10/1999 08:00')).toBe('bad_date')
    expect(at('hello')).toBe('bad_date')
    expect(at('2026-10-01')).toBe('bad_time')
    expect(at('2026-10-01 24:00')).toBe('bad_time')
    expect(at('2026-10-01 13:00 PM')).toBe('bad_time')
    expect(at('2026-10-01', '8 o’clock')).toBe('bad_time')
    expect(at('10/13/2026', '08:00', 'mdy')).toBe('2026-10-13T08:00:00')
  })
})

describe('texts', () => {
  const text = 'ລະຫັດ,时间\n12,2026-10-01 08:00'
  const utf16 = (mark: boolean) => Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le')
  test('the usual encodings are recognized, and bytes that are no text are not', () => {
    expect(detectEncoding(Buffer.from(text))).toBe('utf-8')
    expect(decodeText(utf16(true), detectEncoding(utf16(true)) ?? 'utf-8')).toBe(text)
    expect(detectEncoding(Buffer.from('12,2026-10-01 08:00', 'utf16le'))).toBe('utf-16le')
    expect(detectEncoding(utf16(true).swap16())).toBe('utf-16be')
    const gbk = Buffer.from([0xbf, 0xbc, 0xc7, 0xda, 0xba, 0xc5, 0xc2, 0xeb, 0x2c, 0x31])
    expect(detectEncoding(gbk)).toBe('gbk')
    expect(decodeText(gbk, 'gbk')).toBe('考勤号码,1')
    expect(detectEncoding(Buffer.from('Ñ;1', 'latin1'))).toBe('windows-1252')
    expect(detectEncoding(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toBeNull()
    expect(detectEncoding(Buffer.from([1, 2, 3]))).toBeNull()
  })

  test('fields and their delimiter', () => {
    expect(splitFields('"a,b",c', ',')).toEqual(['a,b', 'c'])
    expect(splitFields('"open, c', ',')).toEqual(['open, c'])
    expect(splitFields('  1   2026-10-01  08:00 ', ' ')).toEqual(['1', '2026-10-01', '08:00'])
    expect(findDelimiter(['a;b', 'c;d,e', 'f;g'])).toBe(';')
    expect(findDelimiter(['abc'])).toBeUndefined()
  })
})
