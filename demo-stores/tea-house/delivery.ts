import type { DeliveryRules, OpeningHours } from 'store-api/store-description/description.ts'

const hours: OpeningHours = {
  mon: null,
  tue: { open: '11:00', close: '19:00' },
  wed: { open: '11:00', close: '19:00' },
  thu: { open: '11:00', close: '19:00' },
  fri: { open: '11:00', close: '20:00' },
  sat: { open: '11:00', close: '20:00' },
  sun: { open: '11:00', close: '18:00' },
}

const vans = {
  hours,
  slotMinutes: 60,
  capacity: 6,
  leadMinutes: 120,
  daysAhead: 7,
  blackoutDays: ['01-01', '12-25'],
  cutOff: { daysBefore: 0, at: '16:00' },
}

/** Around Markham: near by, and as far as the north of Toronto. */
export const markhamDelivery: DeliveryRules = {
  ...vans,
  zones: [
    { within: { km: 6 }, minimum: 3000, fee: 499, freeOver: 8000 },
    { within: { km: 12 }, minimum: 5000, fee: 899, freeOver: 15_000 },
  ],
}

/** All of Richmond for one fee; over the bridges by distance. */
export const richmondDelivery: DeliveryRules = {
  ...vans,
  zones: [
    {
      within: { postal: ['V6V', 'V6W', 'V6X', 'V6Y', 'V7A', 'V7C', 'V7E'] },
      minimum: 3000,
      fee: 599,
      freeOver: 9000,
    },
    { within: { km: 10 }, minimum: 6000, fee: 999, freeOver: null },
  ],
}
