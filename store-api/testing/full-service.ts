import type { LocationDescription, OpeningHours, StoreDescription } from '../store-description/description.ts'
import { testStore } from './store.ts'

const open = { open: '09:00', close: '17:00' }
const hours: OpeningHours = { sun: null, mon: open, tue: open, wed: open, thu: open, fri: open, sat: open }
const times = { hours, slotMinutes: 60, capacity: 2, leadMinutes: 60, daysAhead: 7, blackoutDays: [] }

/** Every way of handing over, with small limits. */
const fullShop: LocationDescription = {
  id: 'full',
  display: true,
  virtual: false,
  localStoreName: 'Full Shop',
  province: 'ON',
  address: {
    streetNumberAndNameDetails: '1 Main Street',
    city: 'Markham',
    province: 'ON',
    postCode: 'L3R 0A1',
  },
  timeZone: 'America/Toronto',
  phone: '+1 905 555 0100',
  methods: ['pickup', 'delivery', 'eatin'],
  pickup: { ...times, dayCapacity: 1 },
  coordinates: { latitude: 43.85, longitude: -79.33 },
  delivery: {
    ...times,
    capacity: 1,
    cutOff: { daysBefore: 0, at: '12:00' },
    zones: [
      { within: { km: 5 }, minimum: 2000, fee: 500, freeOver: 6000 },
      { within: { postal: ['V6X'] }, minimum: 0, fee: 2500, freeOver: null },
    ],
  },
  tables: ['A1', 'Patio 2'],
  payAtStore: true,
}

/** The test store with one more place that delivers, serves at tables and is paid at the counter. */
export const fullServiceStore: StoreDescription = {
  ...testStore,
  locations: [...testStore.locations, fullShop],
  postalAreas: {
    L3R: { latitude: 43.86, longitude: -79.33 },
    M5V: { latitude: 43.643, longitude: -79.398 },
  },
}

export const FULL_SHOP = fullShop.localStoreName
