import { command } from './store-document/command.ts'

/** `node store-api/app-info.ts`: exports and imports the document that decides a store's look, menus and flags. */
process.exitCode = await command(process.argv.slice(2), process.env, {
  out: text => process.stdout.write(text),
  error: text => process.stderr.write(`${text}\n`),
})
