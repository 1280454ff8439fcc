import type {
  LocationDescription,
  OpeningHours,
  PickupRules,
} from 'store-api/store-description/description.ts'
import { markhamDelivery, richmondDelivery } from './delivery.ts'

const daily = (open: string, close: string, weekend = close): OpeningHours => ({
  mon: { open, close },
  tue: { open, close },
  wed: { open, close },
  thu: { open, close },
  fri: { open, close: weekend },
  sat: { open, close: weekend },
  sun: { open, close },
})

const pickup = (hours: OpeningHours, capacity: number, leadMinutes: number): PickupRules => ({
  hours,
  slotMinutes: 30,
  capacity,
  leadMinutes,
  daysAhead: 7,
  blackoutDays: ['01-01', '12-25'],
})

/** `A1` to `A6` and so on, as they stand on the tables. */
const tables = (rows: readonly string[], seats: number): string[] =>
  rows.flatMap(row => Array.from({ length: seats }, (_, i) => `${row}${i + 1}`))

export const locations: readonly LocationDescription[] = [
  {
    id: 'markham',
    display: true,
    virtual: false,
    localStoreName: 'Markham Main Shop',
    nameContent: { zh: '万锦总店' },
    province: 'ON',
    address: {
      streetNumberAndNameDetails: '4385 Highway 7 East, Unit 12',
      city: 'Markham',
      province: 'ON',
      postCode: 'L3R 1M1',
    },
    timeZone: 'America/Toronto',
    phone: '+1 905-555-0142',
    methods: ['pickup', 'delivery', 'eatin'],
    pickup: pickup(daily('09:00', '20:00', '21:00'), 8, 60),
    coordinates: { latitude: 43.8665, longitude: -79.3265 },
    delivery: markhamDelivery,
    tables: tables(['A', 'B', 'C'], 6),
    payAtStore: true,
  },
  {
    id: 'toronto-spadina',
    display: true,
    virtual: false,
    localStoreName: 'Spadina Tea Counter',
    nameContent: { zh: '士巴丹拿茶铺' },
    province: 'ON',
    address: {
      streetNumberAndNameDetails: '318 Spadina Avenue',
      city: 'Toronto',
      province: 'ON',
      postCode: 'M5T 2E7',
    },
    timeZone: 'America/Toronto',
    phone: '+1 416-555-0167',
    methods: ['pickup', 'eatin'],
    pickup: pickup({ ...daily('10:00', '19:00', '20:00'), tue: null }, 4, 90),
    tables: tables(['A'], 8),
    payAtStore: true,
  },
  {
    id: 'richmond',
    display: true,
    virtual: false,
    localStoreName: 'Richmond Bakery & Grocery',
    nameContent: { zh: '列治文烘焙杂货铺' },
    province: 'BC',
    address: {
      streetNumberAndNameDetails: '8060 Westminster Highway',
      city: 'Richmond',
      province: 'BC',
      postCode: 'V6X 1A6',
    },
    timeZone: 'America/Vancouver',
    phone: '+1 604-555-0119',
    methods: ['pickup', 'delivery', 'eatin'],
    pickup: { ...pickup(daily('09:00', '20:00', '21:00'), 8, 60), dayCapacity: 30 },
    coordinates: { latitude: 49.1702, longitude: -123.1368 },
    delivery: richmondDelivery,
    tables: tables(['A', 'B'], 5),
    payAtStore: true,
  },
  {
    id: 'vancouver-keefer',
    display: true,
    virtual: false,
    localStoreName: 'Keefer Street Tea Room',
    nameContent: { zh: '奇化街茶室' },
    province: 'BC',
    address: {
      streetNumberAndNameDetails: '146 Keefer Street',
      city: 'Vancouver',
      province: 'BC',
      postCode: 'V6A 1X4',
    },
    timeZone: 'America/Vancouver',
    phone: '+1 604-555-0183',
    methods: ['pickup', 'eatin'],
    pickup: pickup({ ...daily('11:00', '18:00', '20:00'), mon: null }, 4, 90),
    tables: tables(['A', 'B'], 6),
    payAtStore: true,
    landingPageUrl: '/page/keefer-street',
  },
]
