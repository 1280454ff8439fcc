/** Address that calls a telephone. @param phone as people write it, e.g. `+1 905-555-0142` */
export const telAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
