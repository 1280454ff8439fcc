import type { LocationDescription } from 'store-api/store-description/description.ts'

const weekday = { open: '10:00', close: '18:00' }

export const locations: readonly LocationDescription[] = [
  {
    id: 'lunenburg',
    display: true,
    virtual: false,
    localStoreName: 'Lamp & Heron Books',
    province: 'NS',
    address: {
      streetNumberAndNameDetails: '27 Pelham Street',
      city: 'Lunenburg',
      province: 'NS',
      postCode: 'B0J 2C0',
    },
    timeZone: 'America/Halifax',
    phone: '+1 902-555-0128',
    methods: ['pickup'],
    pickup: {
      hours: {
        mon: null,
        tue: weekday,
        wed: weekday,
        thu: weekday,
        fri: { open: '10:00', close: '19:00' },
        sat: weekday,
        sun: { open: '12:00', close: '16:00' },
      },
      slotMinutes: 60,
      capacity: 6,
      leadMinutes: 120,
      daysAhead: 14,
      dayCapacity: 20,
      blackoutDays: ['01-01', '07-01', '12-25', '12-26'],
    },
    payAtStore: true,
  },
]
