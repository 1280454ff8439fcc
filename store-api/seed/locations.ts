import type { Database } from '../database/database.ts'
import { locations, postalAreas } from '../database/schema/store.ts'
import type { DeliveryRules, SlotRules as StoredSlotRules } from '../database/schema/stored.ts'
import type {
  LocationDescription,
  SlotRules,
  StoreDescription,
  Weekday,
} from '../store-description/description.ts'

const WEEK: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** The store's places, and the postal areas it measures delivery by. */
export async function seedLocations(tx: Database, store: StoreDescription): Promise<void> {
  await tx.insert(locations).values(store.locations.map(locationRow))
  const areas = Object.entries(store.postalAreas ?? {}).map(([prefix, centre]) => ({ prefix, centre }))
  if (areas.length > 0) await tx.insert(postalAreas).values(areas)
}

const locationRow = (
  { pickup, delivery, tables, virtual, ...location }: LocationDescription,
  position: number,
): typeof locations.$inferInsert => ({
  id: location.id,
  localStoreName: location.localStoreName,
  nameContent: location.nameContent ?? null,
  display: location.display,
  virtual,
  province: location.province,
  address: virtual ? null : location.address,
  timeZone: location.timeZone,
  phone: location.phone,
  methods: location.methods.map(method => (method === 'eatin' ? 'eatIn' : method)),
  coordinates: location.coordinates ?? null,
  pickup: { ...slotRules(pickup), dayCapacity: pickup.dayCapacity ?? null },
  delivery: delivery ? { ...slotRules(delivery), zones: delivery.zones as DeliveryRules['zones'] } : null,
  eatIn: tables ? { tables: [...tables] } : null,
  payAtStore: location.payAtStore ?? false,
  landingPageUrl: location.landingPageUrl ?? null,
  position,
})

const slotRules = (rules: SlotRules): StoredSlotRules => ({
  hours: WEEK.map(day => rules.hours[day]),
  slotMinutes: rules.slotMinutes,
  capacity: rules.capacity,
  leadMinutes: rules.leadMinutes,
  daysAhead: rules.daysAhead,
  blackoutDays: [...rules.blackoutDays],
  cutOff: rules.cutOff ?? null,
})
