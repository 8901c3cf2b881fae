export const PAYROLL_ACCESS = { anyOf: ['view-payroll'], side: 'company' } as const
