/** The days a year from so many full years of service on: '5=18, 10=20'. Empty: the same days for everybody. */
export const SERVICE_BANDS = /^(?:\d{1,2}=\d{1,3}(?:\.[05])?(?:, ?\d{1,2}=\d{1,3}(?:\.[05])?)*)?$/

export interface ServiceBand {
  /** Full years of service. */
  years: number
  /** Days a year, with halves. */
  days: number
}

/** The bands of a text that `SERVICE_BANDS` accepts, the longest service first. */
export const serviceBands = (text: string): ServiceBand[] =>
  text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [years = 0, days = 0] = part.split('=').map(Number)
      return { years, days }
    })
    .sort((a, b) => b.years - a.years)
