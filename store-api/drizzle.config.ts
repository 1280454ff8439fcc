import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  // The sandbox keeps its book in the store's database: its tables are migrated with the others.
  schema: ['./database/schema/*.ts', '../payment-sandbox/schema.ts'],
  out: './drizzle',
  casing: 'snake_case',
})
