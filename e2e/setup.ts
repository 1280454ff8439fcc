import { rm } from 'node:fs/promises'
import { prepareTemplate, TEMPLATE } from './support/shop.ts'

/** Builds, publishes and seeds once; every test's shop starts from a copy. */
export default async function setup(): Promise<void> {
  await rm(TEMPLATE, { recursive: true, force: true })
  await prepareTemplate()
}
